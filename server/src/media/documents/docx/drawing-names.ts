/** DrawingML (ECMA-376, part 1, 20.1), without links, sounds, films and extensions. */
export const DRAWING_ELEMENTS = `
accent1 accent2 accent3 accent4 accent5 accent6 ahLst ahPolar ahXY alpha alphaBiLevel alphaCeiling alphaFloor alphaInv
alphaMod alphaModFix alphaOff alphaOutset alphaRepl arcTo avLst backdrop bevel bevelB bevelT bgClr bgFillStyleLst
biLevel blend blip blipFill blue blueMod blueOff blur bodyPr bottom buAutoNum buChar buClr buClrTx buFont
buFontTx buNone buSzPct buSzPts buSzTx camera chExt chOff clrChange clrFrom clrMap clrRepl clrScheme clrTo close comp
cont contourClr cpLocks cs cubicBezTo custClr custClrLst custDash custGeom cxn cxnLst cxnSpLocks defPPr defRPr dk1 dk2
ds duotone ea effect effectLst effectRef effectStyle effectStyleLst end endCxn ext extraClrScheme extraClrSchemeLst
extrusionClr fgClr fill fillOverlay fillRect fillRef fillStyleLst fillToRect flatTx fmtScheme folHlink font fontRef
fontScheme gamma gd gdLst glow gradFill graphic graphicData graphicFrameLocks gray grayscl green greenMod greenOff
grpFill grpSpLocks grpSpPr gs gsLst headEnd hlink hsl hslClr hue hueMod hueOff innerShdw inv invGamma latin left
lightRig lin ln lnDef lnRef lnSpc lnStyleLst lnTo lstStyle lt1 lt2 lum lumMod lumOff lvl1pPr lvl2pPr lvl3pPr lvl4pPr
lvl5pPr lvl6pPr lvl7pPr lvl8pPr lvl9pPr majorFont minorFont miter moveTo noAutofit noFill norm normAutofit
objectDefaults off outerShdw path pathLst pattFill picLocks pos prstClr prstDash prstGeom prstShdw prstTxWarp pt
quadBezTo rect red redMod redOff reflection relOff right rot round sat satMod satOff scene3d schemeClr scrgbClr shade
snapVertSplit softEdge solidFill sp3d spAutoFit spDef spLocks spPr spcAft spcBef spcPct spcPts srcRect srgbClr st stCxn
stretch style sx sy sym sysClr tab tabLst tailEnd theme themeElements tile tileRect tint top txDef uFill uFillTx uLn
uLnTx up xfrm`;

export const DRAWING_ATTRIBUTES = `
a accent1 accent2 accent3 accent4 accent5 accent6 algn altLang amt anchor anchorCtr ang b bIns baseline bg1 bg2 blend
blurRad bright bwMode cap charset cmpd compatLnSpc contourW contrast cstate cx cy d defTabSz descr dir dirty dist dpi dx
dy dz eaLnBrk endA endPos extrusionH extrusionOk fadeDir fill fitText flip flipH flipV fmla folHlink fontAlgn fontScale
forceAA fov fromWordArt g gdRefAng gdRefR gdRefX gdRefY grow h hR hangingPunct hidden hlink horzOverflow hue i id idx
indent kern kumimoji kx ky l lIns lang lastClr lat latinLnBrk len lim lnSpcReduction lon lum lvl marB marL marR marT
maxAng maxR maxX maxY minAng minR minX minY n name noAdjustHandles noChangeArrowheads noChangeAspect noChangeShapeType
noCrop noEditPoints noGrp noMove noResize noRot noSelect noTextEdit noUngrp normalizeH numCol panose path pitchFamily
pos preferRelativeResize prst prstMaterial r rIns rad rev rig rot rotWithShape rtl rtlCol sat scaled script sp spc
spcCol spcFirstLastPara stA stAng stPos startAt strike stroke swAng sx sy sz t tIns thresh title tx tx1 tx2 txBox ty
type typeface u upright useA val vert vertOverflow w wR wrap x y z zoom`;

export const PICTURE_ELEMENTS = 'pic nvPicPr cNvPr cNvPicPr blipFill spPr';

/** Where a drawing is on the page (20.4), with the additions of Word 2010. */
export const PLACE_ELEMENTS = `
inline anchor simplePos positionH positionV align posOffset extent effectExtent docPr cNvGraphicFramePr wrapNone
wrapSquare wrapTight wrapThrough wrapTopAndBottom wrapPolygon start lineTo`;
export const PLACE_ATTRIBUTES = `
allowOverlap b behindDoc cx cy descr distB distL distR distT edited hidden id l layoutInCell locked name r relativeFrom
relativeHeight simplePos t title wrapText x y`;
export const PLACE_2010_ELEMENTS =
  'pctPosHOffset pctPosVOffset sizeRelH sizeRelV pctWidth pctHeight';

/** Text boxes and shapes of Word 2010, alone, in groups and on canvases ([MS-ODRAWXML]). */
export const SHAPE_ELEMENTS =
  'wsp cNvPr cNvSpPr cNvCnPr cNvGrpSpPr grpSpPr wgp grpSp spPr style txbx linkedTxbx bodyPr wpc bg whole';
export const SHAPE_ATTRIBUTES = `${DRAWING_ATTRIBUTES} normalEastAsianFlow seq`;

/** VML (ECMA-376, part 4, 19): shapes of Word 97 to 2007. */
export const VML_ELEMENTS = `
arc background curve f fill formulas group h handles imagedata line oval path polyline rect roundrect shadow shape
shapetype stroke textbox textpath`;
export const VML_ATTRIBUTES = `
adj alignshape angle arcsize arrowok aspect bilevel blacklevel chromakey color color2 colors control1 control2
coordorigin coordsize cropbottom cropleft cropright croptop dashstyle embosscolor endAngle endarrow endarrowlength
endarrowwidth endcap eqn ext fillcolor filled fillok filltype fitpath fitshape focus focusposition focussize from gain
gamma gradientshapeok grayscale id imagealignshape imageaspect imagesize inset insetpen insetpenok invx invy joinstyle
limo linestyle map matrix method miterlimit obscured offset offset2 on opacity origin path points polar position print
radiusrange recolor recolortarget rotate shadowok size startAngle startarrow startarrowlength startarrowwidth string
strokecolor stroked strokeok strokeweight style switch textboxrect textpathok to trim type v weight wrapcoords xrange
xscale yrange`;
export const VML_OFFICE_ELEMENTS =
  'bottom callout column complex extrusion fill left lock right skew top';
export const VML_OFFICE_ATTRIBUTES = `
accentbar allowincell allowoverlap annotation aspectratio autoformat autolayout autorotationcenter backdepth
borderbottomcolor borderleftcolor borderrightcolor bordertopcolor brightness bwmode bwnormal bwpure clip cliptowrap
color color2 colormode connectangles connectloc connectlocs connectortype connecttype constrainbounds cropping
dashstyle diffusity distance drop dropauto edge extrusioncolor extrusionok facet fill fillcolor filltype forcedash
foredepth gap grouping hr hralign hrnoshade hrpct hrstd joinstyle length lengthspecified lightface lightharsh
lightharsh2 lightlevel lightlevel2 lightposition lightposition2 linestyle lockrotationcenter metal minusx minusy
miterlimit on opacity opacity2 orientation orientationangle plane position preferrelative render rotation rotationangle
rotationcenter selection shadowcolor shapetype shininess skewamt skewangle spid specularity spt startarrow
startarrowlength startarrowwidth stroke strokecolor style text textborder type ungrouping v verticies viewpoint
viewpointorigin weight`;
export const VML_WORD_ELEMENTS = 'anchorlock borderbottom borderleft borderright bordertop wrap';
export const VML_WORD_ATTRIBUTES = 'anchorx anchory shadow side type width';

/** Formulas (22.1). */
export const MATH_ELEMENTS = `
acc accPr aln alnScr argPr argSz bar barPr baseJc begChr borderBox borderBoxPr box boxPr brk cGp cGpRule cSp chr count
ctrlPr d dPr deg degHide den diff e endChr eqArr eqArrPr f fName fPr func funcPr groupChr groupChrPr grow hideBot
hideLeft hideRight hideTop jc lim limLoc limLow limLowPr limUpp limUppPr lit m mPr maxDist mc mcJc mcPr mcs mr nary
naryPr nor num oMath oMathPara oMathParaPr objDist opEmu phant phantPr plcHide pos r rPr rSp rSpRule rad radPr sPre
sPrePr sSub sSubPr sSubSup sSubSupPr sSup sSupPr scr sepChr show shp strikeBLTR strikeH strikeTLBR strikeV sty sub
subHide sup supHide t transp type vertJc zeroAsc zeroDesc zeroWid`;
