import * as drawing from './drawing-names.ts';
import type { Prefix } from './namespaces.ts';
import { WORD_ATTRIBUTES, WORD_ELEMENTS, WRAPPERS } from './word-names.ts';

const names = (text: string) => new Set(text.trim().split(/\s+/));
const list = (elements: string, attributes = '') => ({
  elements: names(elements),
  attributes: names(attributes),
});

const ALLOWED: Partial<Record<Prefix, ReturnType<typeof list>>> = {
  w: list(WORD_ELEMENTS, WORD_ATTRIBUTES),
  m: list(drawing.MATH_ELEMENTS, 'alnAt val'),
  wp: list(drawing.PLACE_ELEMENTS, drawing.PLACE_ATTRIBUTES),
  wp14: list(drawing.PLACE_2010_ELEMENTS, 'relativeFrom'),
  a: list(drawing.DRAWING_ELEMENTS, drawing.DRAWING_ATTRIBUTES),
  pic: list(drawing.PICTURE_ELEMENTS, drawing.DRAWING_ATTRIBUTES),
  wps: list(drawing.SHAPE_ELEMENTS, drawing.SHAPE_ATTRIBUTES),
  wpg: list(drawing.SHAPE_ELEMENTS, drawing.SHAPE_ATTRIBUTES),
  wpc: list(drawing.SHAPE_ELEMENTS, drawing.SHAPE_ATTRIBUTES),
  v: list(drawing.VML_ELEMENTS, drawing.VML_ATTRIBUTES),
  o: list(drawing.VML_OFFICE_ELEMENTS, drawing.VML_OFFICE_ATTRIBUTES),
  w10: list(drawing.VML_WORD_ELEMENTS, drawing.VML_WORD_ATTRIBUTES),
  xml: list('', 'space'),
};

/** Namespaces whose attributes are written with their prefix; those of drawings have none. */
const PREFIXED: ReadonlySet<Prefix> = new Set(['w', 'm', 'o', 'v', 'xml']);

const WRAPPER_NAMES = names(WRAPPERS);

/** Elements whose text is shown, or places something. */
const TEXTS = names(
  `w:t m:t wp:align wp:posOffset wp14:pctPosHOffset wp14:pctPosVOffset wp14:pctWidth wp14:pctHeight`,
);

export function isAllowedElement(prefix: Prefix | undefined, local: string): boolean {
  return prefix !== undefined && (ALLOWED[prefix]?.elements.has(local) ?? false);
}

/** @param own the prefix of the attribute, or undefined where it has none and belongs to its element */
export function isAllowedAttribute(element: Prefix, own: Prefix | undefined, local: string) {
  if (own !== undefined && !PREFIXED.has(own)) return false;
  return ALLOWED[own ?? element]?.attributes.has(local) ?? false;
}

/** @param name with its usual prefix */
export function isWrapper(name: string): boolean {
  return WRAPPER_NAMES.has(name);
}

/** @param name with its usual prefix */
export function hasText(name: string): boolean {
  return TEXTS.has(name);
}
