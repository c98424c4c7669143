import type { SaxesTagNS } from 'saxes';
import { isAllowedAttribute } from './allowed-names.ts';
import { type Prefix, usualPrefix } from './namespaces.ts';
import { escapeXml } from './xml-events.ts';

/** What an element refers to by r:id or r:embed. */
export type Reference = 'hyperlink' | 'image' | 'header' | 'footer';

/** The id that a reference has in the written document; undefined where it leads nowhere. */
export type Refer = (kind: Reference, id: string) => string | undefined;

const REFERENCES: Record<string, [attribute: string, kind: Reference]> = {
  'w:hyperlink': ['id', 'hyperlink'],
  'w:headerReference': ['id', 'header'],
  'w:footerReference': ['id', 'footer'],
  'a:blip': ['embed', 'image'],
  'v:imagedata': ['id', 'image'],
  'v:fill': ['id', 'image'],
  'v:stroke': ['id', 'image'],
};

/** Lengths, colours, names of fonts: without brackets, nothing is fetched by such a style. */
const PLAIN_STYLE = /^[\w\s.,#%+"'-]*$/;

/** The allowed attributes of an element, each with a space before it. */
export function attributesOf(tag: SaxesTagNS, element: Prefix, refer: Refer): string {
  const [reference, kind] = REFERENCES[`${element}:${tag.local}`] ?? [];
  let written = '';
  for (const { prefix: used, local, uri, value } of Object.values(tag.attributes)) {
    const prefix = used === '' ? undefined : usualPrefix(uri);
    if (used !== '' && !prefix) continue;
    if (prefix === 'r') {
      const id = kind && local === reference ? refer(kind, value) : undefined;
      if (id !== undefined) written += ` r:${local}="${id}"`;
    } else if (isAllowedAttribute(element, prefix, local)) {
      const kept = element === 'v' && local === 'style' ? plainStyle(value) : value;
      written += ` ${prefix ? `${prefix}:` : ''}${local}="${escapeXml(kept)}"`;
    }
  }
  return written;
}

function plainStyle(style: string): string {
  const isPlain = (declaration: string) => {
    const [name = '', value = '', ...more] = declaration.split(':');
    return more.length === 0 && /^[\s\w-]+$/.test(name) && PLAIN_STYLE.test(value);
  };
  return style.split(';').filter(isPlain).join(';');
}

/** The value of an attribute under any prefix, such as w:instr. */
export function attributeOf({ attributes }: SaxesTagNS, local: string): string {
  return Object.values(attributes).find((each) => each.local === local)?.value ?? '';
}
