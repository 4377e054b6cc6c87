// Over 300 lines: one table, which maps the rules of QualWeb to the tests of AccessMonitor, for score.ts.
// It was generated once from amagovpt/accessmonitor-ce 1.0.4 (src/content/evaluation/mapping.ts, MIT). The
// functions of that file repeat the same few conditions.

/**
 * When a row applies. `failed`: the outcome of the whole rule. `some failed`: at least one result has this
 * verdict. `F1|F2`: a result has one of these codes. `always`: in any case.
 */
export type Condition = string;

/** Condition, name of the counted elements, and test of the ruleset. */
export type Row = readonly [when: Condition, elements: string | null, test: string | null];

/** Rows by rule of QualWeb. Rules that are not listed have no test in AccessMonitor. */
export const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'QW-ACT-R1': [
    ['F1', 'titleNo', 'title_02'],
    ['F2', 'titleNull', 'title_03'],
    ['passed', 'titleOk', 'title_06'],
  ],
  'QW-ACT-R2': [
    ['failed', 'langNo', 'lang_03'],
    ['passed', 'lang', 'lang_01'],
  ],
  'QW-ACT-R4': [
    ['F1', 'metaRefresh', 'meta_01'],
    ['F2', 'metaRedir', 'meta_02'],
  ],
  'QW-ACT-R5': [['failed', 'langCodeNo', 'lang_02']],
  'QW-ACT-R6': [
    ['passed', null, 'inp_img_01a'],
    ['failed', 'inpImgAltNo', 'inp_img_01b'],
  ],
  'QW-ACT-R7': [
    ['passed', 'orientationCSS', 'orientation_01'],
    ['failed', 'orientationCSSNot', 'orientation_02'],
  ],
  'QW-ACT-R9': [['warning', 'aSameText', 'a_09']],
  'QW-ACT-R10': [
    ['always', 'iframeSame', null],
    ['passed', 'iframeSameAName', 'iframe_02'],
    ['failed', 'iframeSameANameDiferent', 'iframe_03'],
  ],
  'QW-ACT-R11': [
    ['always', 'button', null],
    ['passed', 'buttonAname', 'button_01'],
    ['failed', 'buttonNotAname', 'button_02'],
  ],
  'QW-ACT-R12': [
    ['always', 'a', null],
    ['passed', 'linkAName', 'a_10'],
    ['failed', 'linkNotAName', 'a_11'],
  ],
  'QW-ACT-R13': [
    ['passed', 'elementDec', 'element_02'],
    ['failed', 'elementNotDec', 'element_03'],
  ],
  'QW-ACT-R14': [['passed', 'metaViewport', 'meta_05']],
  'QW-ACT-R15': [
    ['passed', null, 'audio_video_01'],
    ['failed', 'audioAutoPlay', 'audio_video_02'],
  ],
  'QW-ACT-R16': [
    ['passed', null, 'input_02b'],
    ['failed', 'inputLabelNo', 'input_02'],
  ],
  'QW-ACT-R17': [
    ['P1', 'imgAltNull', 'img_02'],
    ['always', 'img', null],
    ['passed', null, 'img_01a'],
    ['failed', 'imgAltNo', 'img_01b'],
  ],
  'QW-ACT-R19': [['failed', 'iframeTitleNo', 'iframe_01']],
  'QW-ACT-R20': [
    ['passed', 'roleValid', 'role_01'],
    ['failed', 'roleValidNot', 'role_02'],
  ],
  'QW-ACT-R21': [
    ['always', 'svg', null],
    ['passed', 'svgAName', 'svg_01'],
    ['failed', 'svgNotAName', 'svg_02'],
  ],
  'QW-ACT-R22': [
    ['passed', 'elementLang', 'element_06'],
    ['failed', 'elementNotLang', 'element_07'],
  ],
  'QW-ACT-R23': [['passed', 'videoVisual', 'video_02']],
  'QW-ACT-R24': [
    ['passed', 'autoCmpltValid', 'autocomplete_01'],
    ['failed', 'autoCmpltNotValid', 'autocomplete_02'],
  ],
  'QW-ACT-R25': [
    ['passed', 'ariaStPermitted', 'aria_05'],
    ['failed', 'ariaStNotPermitted', 'aria_06'],
  ],
  'QW-ACT-R26': [['passed', 'videoAudit', 'video_01']],
  'QW-ACT-R27': [
    ['passed', 'ariaAtribDefined', 'aria_07'],
    ['failed', 'ariaAtribNotDefined', 'aria_08'],
  ],
  'QW-ACT-R28': [['passed', 'elementRole', 'element_10']],
  'QW-ACT-R30': [
    ['passed', 'labelAName', 'label_01'],
    ['failed', 'labelANameNot', 'label_03'],
  ],
  'QW-ACT-R33': [['passed', 'ariaCntxRole', 'aria_01']],
  'QW-ACT-R34': [
    ['passed', 'ariaStValid', 'aria_03'],
    ['failed', 'ariaStNotValid', 'aria_04'],
  ],
  'QW-ACT-R35': [
    ['passed', 'hxHasAName', 'heading_01'],
    ['failed', 'hxWithoutAName', 'heading_02'],
  ],
  'QW-ACT-R36': [
    ['always', 'headers', null],
    ['passed', 'headerAtt', 'headers_01'],
    ['failed', 'headerAttNot', 'headers_02'],
  ],
  'QW-ACT-R37': [
    ['always', 'id', null],
    ['failed', 'colorContrast', 'color_02'],
    ['passed', 'colorContrastOk', 'color_02b'],
  ],
  'QW-ACT-R38': [['passed', 'ariaReqElem', 'aria_02']],
  'QW-ACT-R39': [
    ['passed', 'tableHdr', 'table_07'],
    ['failed', 'tableHdrNot', 'table_08'],
  ],
  'QW-ACT-R40': [['passed', 'overflow', 'css_02']],
  'QW-ACT-R42': [
    ['passed', 'objectAName', 'object_01'],
    ['failed', 'objectANameNot', 'object_02'],
  ],
  'QW-ACT-R43': [
    ['always', 'scrollable', null],
    ['passed', 'scrollableAccess', 'scrollable_01'],
    ['failed', 'scrollableAccessNot', 'scrollable_02'],
  ],
  'QW-ACT-R44': [
    ['passed', 'linkIdentAName', 'a_12'],
    ['failed', 'linkIdentANameNot', 'a_13'],
  ],
  'QW-ACT-R48': [
    ['passed', 'elementHiddenFocus', 'element_04'],
    ['failed', 'elementNotHiddenFocus', 'element_05'],
  ],
  'QW-ACT-R62': [['passed', 'seqFocus', 'element_01']],
  'QW-ACT-R65': [
    ['passed', 'elementPresentChildrenNoFocus', 'element_08'],
    ['failed', 'elementPresentChildrenFocus', 'element_09'],
  ],
  'QW-ACT-R66': [
    ['always', 'menuItem', null],
    ['passed', 'menuItemAName', 'menuItem_01'],
    ['failed', 'menuItemANameNot', 'menuItem_02'],
  ],
  'QW-ACT-R67': [
    ['passed', 'letterSpacing', 'letter_01'],
    ['failed', 'letterSpacingNot', 'letter_02'],
  ],
  'QW-ACT-R68': [['failed', 'lineHeightNo', 'css_01']],
  'QW-ACT-R69': [
    ['passed', 'wordSpacing', 'word_01'],
    ['failed', 'wordSpacingNot', 'word_02'],
  ],
  'QW-ACT-R70': [
    ['passed', 'iframeNegTabIndex', 'iframe_04'],
    ['failed', 'iframeNegTabIndexNot', 'iframe_05'],
  ],
  'QW-ACT-R71': [
    ['passed', 'metaRefresh', 'meta_03'],
    ['failed', 'metaRefreshNot', 'meta_04'],
  ],
  'QW-ACT-R76': [
    ['passed', 'textContrastH', 'textC_01'],
    ['failed', 'textContrastHNot', 'textC_02'],
  ],
  'QW-ACT-R77': [
    ['passed', 'ariaControlsIdFound', 'aria_10'],
    ['failed', 'ariaControlsIdNotFound', 'aria_09'],
  ],
  'QW-WCAG-T1': [
    ['failed', 'areaAltNo', 'area_01b'],
    ['passed|warning', null, 'area_01a'],
  ],
  'QW-WCAG-T2': [['failed', 'tableDataCaption', 'table_02']],
  'QW-WCAG-T3': [
    ['W1', 'fieldNoForm', 'field_02'],
    ['F1|F2', 'fieldLegNo', 'field_01'],
  ],
  'QW-WCAG-T6': [
    ['some passed', 'ehandBoth', 'ehandler_03'],
    ['some failed', 'ehandBothNo', 'ehandler_02'],
  ],
  'QW-WCAG-T7': [['failed', 'abbrNo', 'abbr_01']],
  'QW-WCAG-T8': [['failed', 'imgAltNot', 'img_03']],
  'QW-WCAG-T9': [
    ['F3', null, 'hx_01c'],
    ['F1', 'hxSkip', 'hx_03'],
  ],
  'QW-WCAG-T14': [['failed', 'tableComplexError', 'table_06']],
  'QW-WCAG-T15': [['failed', 'linkRel', 'link_01']],
  'QW-WCAG-T17': [
    ['some failed', 'labelPosNo', 'label_02'],
    ['some warning', 'labelPosWarn', 'label_02b'],
  ],
  'QW-WCAG-T18': [['failed', 'tableLayout', 'table_05a']],
  'QW-WCAG-T19': [
    ['passed', null, 'form_01a'],
    ['failed', 'formSubmitNo', 'form_01b'],
  ],
  'QW-WCAG-T20': [['F2', 'aTitleMatch', 'a_05']],
  'QW-WCAG-T21': [['failed', 'aImgAltNo', 'a_03']],
  'QW-WCAG-T22': [['failed', 'newWinOnLoad', 'win_01']],
  'QW-WCAG-T23': [
    ['warning', 'aSkipFirst', 'a_01a'],
    ['failed', 'aSkipFirstNo', 'a_01b'],
  ],
  'QW-WCAG-T24': [['failed', 'focusBlur', 'focus_01']],
  'QW-WCAG-T25': [['F2|F3', 'scopeNo', 'scope_01']],
  'QW-WCAG-T26': [['failed', 'ehandTagNo', 'ehandler_04']],
  'QW-WCAG-T27': [['failed', 'justifiedTxt', 'justif_txt_01']],
  'QW-WCAG-T29': [['failed', 'justifiedCss', 'justif_txt_02']],
  'QW-WCAG-T30': [['failed', 'cssBlink', 'blink_02']],
  'QW-WCAG-T31': [['failed', 'colorFgBgNo', 'color_01']],
  'QW-WCAG-T33': [
    ['always', 'dd,dt', null],
    ['passed', 'descListElement', 'list_04'],
    ['failed', null, 'list_05'],
  ],
  'QW-WCAG-T34': [
    ['always', 'dl', null],
    ['passed', 'descList', 'list_06'],
    ['failed', null, 'list_07'],
  ],
  'QW-BP1': [
    ['failed', null, 'hx_01a'],
    ['warning', 'hx', 'hx_01b'],
  ],
  'QW-BP2': [['failed', 'imgAltLong', 'img_04']],
  'QW-BP4': [['failed', 'aGroupNo', 'a_07']],
  'QW-BP5': [['failed', 'tableNested', 'table_04']],
  'QW-BP6': [['failed', 'titleLong', 'title_04']],
  'QW-BP7': [['failed', 'titleChars', 'title_05']],
  'QW-BP8': [['failed', 'hxNo', 'hx_02']],
  'QW-BP9': [['some passed', 'tableLayoutCaption', 'table_01']],
  'QW-BP10': [
    ['failed', 'layoutElem', 'layout_01b'],
    ['passed', null, 'layout_01a'],
  ],
  'QW-BP11': [['failed', 'brSec', 'br_01']],
  'QW-BP13': [['failed', 'aAdjacentSame', 'a_06']],
  'QW-BP14': [['failed', 'layoutFixed', 'layout_03']],
  'QW-BP17': [
    ['warning', 'aSkip', 'a_02b'],
    ['failed', 'aSkipNo', 'a_02a'],
    ['always', 'a', null],
    ['failed', null, 'a_04'],
  ],
  'QW-BP19': [
    ['passed', 'bannerTopLevel', 'landmark_01'],
    ['failed', 'bannerNotTopLevel', 'landmark_02'],
  ],
  'QW-BP20': [
    ['passed', 'noDuplicateBanner', 'landmark_09'],
    ['failed', 'duplicateBanner', 'landmark_10'],
  ],
  'QW-BP21': [
    ['passed', 'noDuplicateContentinfo', 'landmark_11'],
    ['failed', 'duplicateContentinfo', 'landmark_12'],
  ],
  'QW-BP22': [
    ['passed', 'noDuplicateMain', 'landmark_13'],
    ['failed', 'duplicateMain', 'landmark_14'],
  ],
  'QW-BP23': [
    ['always', 'li', null],
    ['passed', 'liSemantically', 'listitem_01'],
    ['failed', 'liNotSemantically', 'listitem_02'],
  ],
  'QW-BP24': [
    ['passed', 'listCorrectly', 'list_02'],
    ['failed', 'listNotCorrectly', 'list_03'],
  ],
  'QW-BP25': [
    ['passed', 'complementaryTopLevel', 'landmark_03'],
    ['failed', 'complementaryNotTopLevel', 'landmark_04'],
  ],
  'QW-BP26': [
    ['passed', 'contentinfoTopLevel', 'landmark_05'],
    ['failed', 'contentinfoNotTopLevel', 'landmark_06'],
  ],
  'QW-BP27': [
    ['passed', 'mainTopLevel', 'landmark_07'],
    ['failed', 'mainNotTopLevel', 'landmark_08'],
  ],
  'QW-BP28': [
    ['always', 'h1', null],
    ['passed', 'onlyOneh1', 'heading_03'],
    ['failed', 'notOneh1', 'heading_04'],
  ],
  'QW-BP29': [['failed', 'langMatchNo', 'lang_04']],
  'QW-BP30': [
    ['passed', 'idAtt', 'id_01'],
    ['failed', 'idAttNot', 'id_02'],
  ],
};
