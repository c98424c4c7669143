import type { SaxesTagNS } from 'saxes';
import { hasText, isAllowedElement, isWrapper } from './allowed-names.ts';
import { attributeOf, attributesOf, type Refer } from './attributes.ts';
import { createFields, fieldCode, type WrittenPart } from './fields.ts';
import { DECLARATIONS, NAMESPACES, type Prefix, usualPrefix } from './namespaces.ts';
import { isActingElement, unsafe } from './refused.ts';
import { escapeXml, readXml } from './xml-events.ts';

/** Choices that the written document may require, see ECMA-376, part 3. */
const REQUIRED = new Set(['wps', 'wpg', 'wpc', 'wp14']);
/** What a graphic may hold: a picture, or shapes. */
const GRAPHICS = new Set(['pic', 'wps', 'wpg', 'wpc']);
/** Parts of a document with fields of their own. */
const STORIES = new Set(['w:txbxContent', 'w:footnote', 'w:endnote']);
/** In a run, what is no content. */
const OF_RUN = new Set(['w:rPr', 'w:fldChar', 'w:instrText']);

interface Open {
  name: string;
  /** What is written at its end. */
  close: string;
  /** Of alternatives: one was written. */
  hasChoice?: boolean;
}

/**
 * Writes a part anew: elements and attributes of the lists, under the usual prefixes, with codes of fields and
 * references in our own words. The rest is left out.
 * @param root the name that the part's element has to have, such as w:document
 * @throws AppError UNSAFE_FILE where something in it acts, or it is no XML that everybody reads alike
 */
export function rewriteXml(xml: Buffer, root: string, refer: Refer): Buffer {
  const written: Buffer[] = [];
  let pending = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  const open: Open[] = [];
  const fields = createFields();
  let skipped = 0;

  function write(text: string) {
    pending += text;
    if (pending.length < 65_536) return;
    written.push(Buffer.from(pending));
    pending = '';
  }

  function enter(name: string, start: string, close: string) {
    write(start);
    open.push({ name, close });
  }

  /** All that is written of a field's part. */
  function writeField({ code, end }: WrittenPart) {
    if (code !== null) {
      write(
        `<w:fldChar w:fldCharType="begin"/><w:instrText xml:space="preserve"> ${escapeXml(code)} </w:instrText><w:fldChar w:fldCharType="separate"/>`,
      );
    }
    if (end) write('<w:fldChar w:fldCharType="end"/>');
  }

  function openTag(tag: SaxesTagNS, resolve: (prefix: string) => string | undefined) {
    const prefix = usualPrefix(tag.uri);
    const name = `${prefix}:${tag.local}`;
    if (isActingElement(name)) throw unsafe();
    const parent = open.at(-1);
    if (!parent) {
      if (name !== root) throw unsafe();
      const own = prefix ? attributesOf(tag, prefix, refer) : '';
      enter(name, `<${name}${DECLARATIONS} mc:Ignorable="wp14"${own}>`, `</${name}>`);
      return;
    }
    if (parent.name === 'w:r' && fields.isHidden() && !OF_RUN.has(name)) {
      enter(name, '', '');
      skipped = name === 'w:t' ? 0 : 1;
    } else if (name === 'w:instrText') enter(name, '', '');
    else if (name === 'w:fldChar') {
      const type = attributeOf(tag, 'fldCharType');
      if (type === 'begin') fields.begin();
      else writeField(type === 'separate' ? fields.separate() : fields.end());
      enter(name, '', '');
      skipped = 1;
    } else if (name === 'w:fldSimple') {
      const code = fieldCode(attributeOf(tag, 'instr'));
      if (code === null || fields.isHidden()) enter(name, '', '');
      else enter(name, `<${name} w:instr="${escapeXml(code)}">`, `</${name}>`);
    } else if (name === 'mc:AlternateContent') enter(name, '', '');
    else if (name === 'mc:Choice' || name === 'mc:Fallback') alternative(name, parent);
    else if (isWrapper(name)) enter(name, '', '');
    else if (prefix && isAllowedElement(prefix, tag.local)) element(tag, name, prefix);
    else skip(name);

    function alternative(which: string, all: Open) {
      if (all.name !== 'mc:AlternateContent') throw unsafe();
      if (which === 'mc:Fallback') {
        if (all.hasChoice) enter(which, '<mc:Fallback>', '</mc:Fallback>');
        else enter(which, '', '');
        return;
      }
      const required = (tag.attributes.Requires?.value ?? '')
        .split(/\s+/)
        .map((each) => usualPrefix(resolve(each) ?? ''));
      if (!required.every((each) => each && REQUIRED.has(each))) return skip(which);
      const start = all.hasChoice ? '' : '<mc:AlternateContent>';
      all.hasChoice = true;
      all.close = '</mc:AlternateContent>';
      enter(which, `${start}<mc:Choice Requires="${required.join(' ')}">`, '</mc:Choice>');
    }
  }

  function element(tag: SaxesTagNS, name: string, prefix: Prefix) {
    let own = attributesOf(tag, prefix, refer);
    if (name === 'a:graphicData') {
      const kind = usualPrefix(attributeOf(tag, 'uri'));
      if (!kind || !GRAPHICS.has(kind)) throw unsafe();
      own += ` uri="${NAMESPACES[kind]}"`;
    }
    // a link without an address is plain text
    if (name === 'w:hyperlink' && !/ (?:r:id|w:anchor)=/.test(own)) enter(name, '', '');
    else enter(name, `<${name}${own}>`, `</${name}>`);
    if (STORIES.has(name)) fields.enter();
  }

  function skip(name: string) {
    enter(name, '', '');
    skipped = 1;
  }

  readXml(xml, {
    open(tag, resolve) {
      if (skipped > 0) {
        if (isActingElement(`${usualPrefix(tag.uri)}:${tag.local}`)) throw unsafe();
        skipped += 1;
      } else openTag(tag, resolve);
    },
    close() {
      if (skipped > 1) {
        skipped -= 1;
        return;
      }
      skipped = 0;
      const closed = open.pop();
      if (closed && STORIES.has(closed.name)) fields.leave();
      write(closed?.close ?? '');
    },
    text(text) {
      const name = open.at(-1)?.name ?? '';
      if (skipped > 0) return;
      if (name === 'w:instrText' || (name === 'w:t' && fields.isHidden())) fields.text(text);
      else if (hasText(name)) write(escapeXml(text));
    },
  });
  fields.leave();
  return Buffer.concat([...written, Buffer.from(pending)]);
}
