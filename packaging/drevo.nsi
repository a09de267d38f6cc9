; The installer for Windows: for the user who runs it, without the rights of an administrator.
Target amd64-unicode
SetCompressor /SOLID lzma
SetCompressorDictSize 64 ; megabytes, so that of two programs that are nearly the same one is packed
Name "Drevo"
OutFile "..\build\drevo-@VERSION@-setup.exe"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Drevo"
Icon "..\build\drevo.ico"
LicenseData "..\LICENSE"
Page license
Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Drevo"
!define CLASSES "Software\Classes"

Section
  SetOutPath "$INSTDIR"
  File "..\build\drevo.exe"
  File "..\build\drevow.exe"
  File "..\LICENSE"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Drevo.lnk" "$INSTDIR\drevow.exe"
  WriteRegStr HKCU "${CLASSES}\.drevo" "" "Drevo.Tree"
  WriteRegStr HKCU "${CLASSES}\Drevo.Tree" "" "Search tree of Drevo"
  WriteRegStr HKCU "${CLASSES}\Drevo.Tree\shell\open\command" "" '"$INSTDIR\drevow.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\.pgn\OpenWithProgids" "Drevo.Game" ""
  WriteRegStr HKCU "${CLASSES}\.epd\OpenWithProgids" "Drevo.Game" ""
  WriteRegStr HKCU "${CLASSES}\Drevo.Game" "" "Chess games and positions"
  WriteRegStr HKCU "${CLASSES}\Drevo.Game\shell\open\command" "" '"$INSTDIR\drevow.exe" "%1"'
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Drevo"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "@VERSION@"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\drevow.exe"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
SectionEnd

Section "Uninstall"
  Delete "$INSTDIR\drevo.exe"
  Delete "$INSTDIR\drevow.exe"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Drevo.lnk"
  DeleteRegKey HKCU "${CLASSES}\.drevo"
  DeleteRegKey HKCU "${CLASSES}\Drevo.Tree"
  DeleteRegKey HKCU "${CLASSES}\Drevo.Game"
  DeleteRegValue HKCU "${CLASSES}\.pgn\OpenWithProgids" "Drevo.Game"
  DeleteRegValue HKCU "${CLASSES}\.epd\OpenWithProgids" "Drevo.Game"
  DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd
