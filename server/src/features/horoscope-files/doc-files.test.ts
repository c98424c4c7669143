import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  compoundFile,
  type DocPiece,
  docOf,
} from '../../../test/fixtures/hostile-files/compound-parts.ts';
import { servedWordFile } from '../../../test/served-word-file.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const served = (file: Buffer) => servedWordFile(app(), file);

/** Written by LibreOffice: a chart in a table, a picture, a list, a link, a header, and a footer with page numbers. */
const horoscope = () =>
  readFile(new URL('../../../test/fixtures/word/horoscope.doc', import.meta.url));

/** The same file with one text, in wide letters, in place of another that is as long. */
function changed(file: Buffer, from: string, to: string): Buffer {
  const at = file.indexOf(Buffer.from(from, 'utf16le'));
  expect([at > 0, to.length]).toEqual([true, from.length]);
  return Buffer.concat([
    file.subarray(0, at),
    Buffer.from(to, 'utf16le'),
    file.subarray(at + to.length * 2),
  ]);
}

describe('a doc that is kept', () => {
  it('is served as a docx with its text, tables, lists, pictures, header and footer', async () => {
    const parts = await served(await horoscope());
    expect(Object.keys(parts).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'word/_rels/document.xml.rels',
      'word/document.xml',
      expect.stringMatching(/^word\/footer\d\.xml$/),
      expect.stringMatching(/^word\/header\d\.xml$/),
      expect.stringMatching(/^word\/media\/picture\d\.jpeg$/),
      'word/numbering.xml',
      'word/styles.xml',
    ]);
    const text = (parts as Record<string, string>)['word/document.xml'] ?? '';
    expect(text).toMatch(/<w:color w:val="800000"\/>.*>ஜாதகம் – जन्मपत्रिका<\/w:t>/);
    expect(text.match(/<w:tr>/g)).toHaveLength(4);
    expect(text).toMatch(/<w:gridSpan w:val="2"\/><w:vMerge w:val="restart"\/>/);
    expect(text).toContain('w:fill="FFF2CC"');
    expect(text).toContain('> HYPERLINK &#34;https://example.in/horoscope&#34; <');
    expect(text).toContain('<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
    expect(text).not.toMatch(/SHAPE|Meena/);
    const all = Object.entries(parts);
    const find = (name: string) => all.find(([each]) => each.startsWith(name))?.[1] ?? '';
    expect(find('word/header').replace(/<[^>]+>/g, '')).toContain('|| ஸ்ரீ கணேசாய நம ||');
    expect(find('word/footer')).toMatch(/பக்கம் .*> PAGE <.*<w:t xml:space="preserve">1<\/w:t>/);
    const { width } = await sharp(Buffer.from(find('word/media'), 'latin1')).metadata();
    expect(width).toBe(120);
  });

  it('keeps letters of one byte and of two, and page and line breaks', async () => {
    const file = docOf(['caf\xe9 \x93x\x94\t', 'narrow'], ['ராசி\u000bमीन\u000c\r', 'wide']);
    expect(await served(file)).toMatchObject({
      'word/document.xml': expect.stringMatching(
        />café “x”<\/w:t><w:tab\/>.*>ராசி<\/w:t><w:br\/>.*>मीन<\/w:t>.*<w:br w:type="page"\/>/,
      ),
    });
  });

  it('keeps nothing of other streams', async () => {
    const names = ['Root Entry', 'WordDocument', '0Table', 'Other'];
    const plain = docOf(['text\r', 'narrow']);
    const file = compoundFile(names, {
      contents: {
        WordDocument: plain.subarray(512, 512 + 4096),
        '0Table': plain.subarray(512 + 4096, 512 + 2 * 4096),
        Other: Buffer.from('beside'),
      },
    });
    const parts = JSON.stringify(await served(file));
    expect([parts.includes('>text<'), parts.includes('beside')]).toEqual([true, false]);
  });
});

describe('a doc with a field that acts (abuse 13)', () => {
  const cases: Record<string, DocPiece[]> = {
    'in letters of one byte': [['\x13 DDEAUTO cmd "/k calc" \x14x\x15\r', 'narrow']],
    'in letters of two bytes': [['\x13 DDEAUTO cmd "/k calc" \x14x\x15\r', 'wide']],
    'in pieces of both': [
      ['\x13 DD', 'narrow'],
      ['EAu', 'wide'],
      ['to cmd\x15\r', 'narrow'],
    ],
    'over paragraphs': [['\x13DDE\rAUTO a\x15\r', 'wide']],
    'within another one': [['\x13IF \x13INCLUDEPICTURE "http://a.in"\x15 = 1\x14x\x15\r', 'wide']],
    'whose name is the value of another': [
      ['\x13\x13QUOTE x\x14DDEAUTO\x15 a b\x14x\x15\r', 'wide'],
    ],
    'that fetches a text': [['\x13INCLUDETEXT "\\\\\\\\host\\\\a.doc"\x15\r', 'narrow']],
    'that holds an object': [['\x13 EMBED Package \x14x\x15\r', 'narrow']],
    'that starts a program by its link': [['\x13HYPERLINK "ms-msdt:/id"\x14x\x15\r', 'narrow']],
    'that links to another computer': [['\x13HYPERLINK \\\\\\\\host\\\\a\x14x\x15\r', 'wide']],
    'that has no end': [['\x13PAGE\r', 'wide']],
  };
  it.each(Object.entries(cases))('%s is refused', async (_, pieces) => {
    expect(await served(docOf(...pieces))).toBe('UNSAFE_FILE');
  });

  it('in a footer or in place of a link is refused', async () => {
    const file = await horoscope();
    expect(await served(changed(file, ' PAGE ', ' DDE a'))).toBe('UNSAFE_FILE');
    expect(await served(changed(file, 'HYPERLINK "http', 'DDEAUTO "cmd /k'))).toBe('UNSAFE_FILE');
    expect(await served(changed(file, '"https://example', '"ms-msdt:/id PCW'))).toBe('UNSAFE_FILE');
  });
});

describe('a doc that is broken', () => {
  it('is refused where a picture is none, or is drawn by command', async () => {
    const file = await horoscope();
    const jpeg = file.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
    const record = file.lastIndexOf(Buffer.from([0x1d, 0xf0]), jpeg);
    expect(record).toBeGreaterThan(0);
    expect(await served(Buffer.from(file).fill(0, jpeg, jpeg + 3))).toBe('UNSAFE_FILE');
    const metafile = Buffer.from(file);
    metafile[record] = 0x1a;
    expect(await served(metafile)).toBe('UNSAFE_FILE');
  });

  it('is refused or kept, but never a fault, whatever byte is another', async () => {
    const file = await horoscope();
    const ends = new Set<string>();
    // each byte of the header, the tables and the directory in turn
    for (let index = 0; index < 24; index += 1) {
      const hurt = Buffer.from(file);
      for (let at = index * 7; at < file.length; at += 613) hurt[at] = (at * 31 + index) & 0xff;
      const end = await served(hurt);
      ends.add(typeof end === 'string' ? end : 'kept');
    }
    for (const end of ends) expect(['kept', 'UNSAFE_FILE', 'NOT_A_HOROSCOPE_FILE']).toContain(end);
  });
});
