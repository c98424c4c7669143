/** Elements of WordprocessingML (ECMA-376, part 1, 17) that only affect how a document looks. */
export const WORD_ELEMENTS = `
document background body p r t br tab cr sym noBreakHyphen softHyphen ptab pgNum
dayShort dayLong monthShort monthLong yearShort yearLong
hyperlink bookmarkStart bookmarkEnd bdo dir ruby rubyPr rubyAlign hps hpsRaise hpsBaseText lid rt rubyBase
drawing pict txbxContent hdr ftr footnotes footnote endnotes endnote footnoteReference endnoteReference
footnoteRef endnoteRef separator continuationSeparator

rPr rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish
webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang
eastAsianLayout specVanish

pPr pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr ilvl numId suppressLineNumbers pBdr top left
bottom right start end between bar insideH insideV tl2br tr2bl tabs suppressAutoHyphens kinsoku wordWrap overflowPunct
topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd ind contextualSpacing mirrorIndents suppressOverlap jc
textDirection textAlignment textboxTightWrap outlineLvl cnfStyle

tbl tblPr tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW tblCellSpacing tblInd
tblBorders tblLayout tblCellMar tblLook tblCaption tblDescription tblGrid gridCol tblPrEx tr trPr gridBefore gridAfter
wBefore wAfter cantSplit trHeight tblHeader hidden tc tcPr tcW gridSpan hMerge vMerge tcBorders noWrap tcMar tcFitText
vAlign hideMark

sectPr headerReference footerReference footnotePr endnotePr pos numFmt numStart numRestart type pgSz pgMar paperSrc
pgBorders lnNumType pgNumType cols col formProt noEndnote titlePg rtlGutter docGrid

styles docDefaults rPrDefault pPrDefault latentStyles lsdException style name aliases basedOn next link uiPriority
semiHidden unhideWhenUsed qFormat locked tblStylePr

numbering numPicBullet abstractNum nsid multiLevelType tmpl styleLink numStyleLink lvl lvlRestart isLgl suff lvlText
lvlPicBulletId legacy lvlJc num abstractNumId lvlOverride startOverride numIdMacAtCleanup

fonts font altName panose1 charset family notTrueType pitch sig

settings zoom mirrorMargins alignBordersAndEdges bordersDoNotSurroundHeader bordersDoNotSurroundFooter gutterAtTop
defaultTabStop autoHyphenation consecutiveHyphenLimit hyphenationZone doNotHyphenateCaps evenAndOddHeaders
bookFoldRevPrinting bookFoldPrinting bookFoldPrintingSheets printTwoOnOne displayBackgroundShape
drawingGridHorizontalSpacing drawingGridVerticalSpacing characterSpacingControl noPunctuationKerning
strictFirstAndLastChars noLineBreaksAfter noLineBreaksBefore themeFontLang clrSchemeMapping decimalSymbol listSeparator

compat compatSetting useSingleBorderforContiguousCells wpJustification noTabHangInd noLeading spaceForUL noColumnBalance
balanceSingleByteDoubleByteWidth noExtraLineSpacing doNotLeaveBackslashAlone ulTrailSpace doNotExpandShiftReturn
spacingInWholePoints lineWrapLikeWord6 printBodyTextBeforeHeader printColBlack wpSpaceWidth showBreaksInFrames
subFontBySize suppressBottomSpacing suppressTopSpacing suppressSpacingAtTopOfPage suppressTopSpacingWP
suppressSpBfAfterPgBrk swapBordersFacingPages convMailMergeEsc truncateFontHeightsLikeWP6 mwSmallCaps usePrinterMetrics
doNotSuppressParagraphBorders wrapTrailSpaces footnoteLayoutLikeWW8 shapeLayoutLikeWW8 alignTablesRowByRow
forgetLastTabAlignment adjustLineHeightInTable autoSpaceLikeWord95 noSpaceRaiseLower doNotUseHTMLParagraphAutoSpacing
layoutRawTableWidth layoutTableRowsApart useWord97LineBreakRules doNotBreakWrappedTables doNotSnapToGridInCell
selectFldWithFirstOrLastChar applyBreakingRules doNotWrapTextWithPunct doNotUseEastAsianBreakRules
useWord2002TableStyleRules growAutofit useFELayout useNormalStyleForList doNotUseIndentAsNumberingTabStop
useAltKinsokuLineBreakRules allowSpaceOfSameStyleInTable doNotSuppressIndentation doNotAutofitConstrainedTables
autofitToFirstFixedWidthCell underlineTabInNumList displayHangulFixedWidth splitPgBreakAndParaMark
doNotVertAlignCellWithSp doNotBreakConstrainedForcedTable doNotVertAlignInTxbx useAnsiKerningPairs cachedColBalance`;

/** Their attributes; those that lead elsewhere, name people or lock a document are missing. */
export const WORD_ATTRIBUTES = `
abstractNumId accent1 accent2 accent3 accent4 accent5 accent6 after afterAutospacing afterLines alignment anchor
anchorLock ascii asciiTheme before beforeAutospacing beforeLines bg1 bg2 bidi bottom bottomFromText chapSep chapStyle
char charSpace characterSet clear code colFirst colLast color combine combineBrackets count countBy cs csb0 csb1 cstheme
customMarkFollows customStyle defLockedState defQFormat defSemiHidden defUIPriority defUnhideWhenUsed default
displacedByCustomXml distance drawAspect dropCap eastAsia eastAsiaTheme end endChars equalWidth evenHBand evenVBand fill
first firstColumn firstLine firstLineChars firstRow firstRowFirstColumn firstRowLastColumn fmt followedHyperlink font
footer frame gutter h hAnchor hAnsi hAnsiTheme hRule hSpace hanging hangingChars header hint horzAnchor hyperlink id
ilvl lang lastColumn lastRow lastRowFirstColumn lastRowLastColumn leader left leftChars leftFromText legacy legacyIndent
legacySpace line linePitch lineRule lines locked name noHBand noVBand num numFmt numId numPicBulletId oddHBand oddVBand
offsetFrom orient other percent pos qFormat relativeTo restart right rightChars rightFromText semiHidden sep shadow
space start startChars styleId sz t1 t2 tblpX tblpXSpec tblpY tblpYSpec tentative themeColor themeFill themeFillShade
themeFillTint themeShade themeTint top topFromText tplc tx1 tx2 type uiPriority unhideWhenUsed uri usb0 usb1 usb2 usb3
vAnchor vMerge vSpace val vert vertAnchor vertCompress w wrap x xAlign y yAlign zOrder`;

/** Left out while what they hold stays: what marks text for programs, or an insertion that is accepted. */
export const WRAPPERS = `w:sdt w:sdtContent w:smartTag w:customXml w:ins w:moveTo`;
