import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_RELS,
  docx,
  relationships,
  wordBody,
  wordPart,
} from '../../../test/fixtures/hostile-files/document-parts.ts';
import { picture } from '../../../test/fixtures/uploads.ts';
import { servedText, servedWordFile } from '../../../test/served-word-file.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

describe('a docx that is kept', () => {
  it('is written anew from listed parts, without what lies beside them (abuse 13)', async () => {
    const parts = await servedWordFile(
      app(),
      docx({
        'docProps/thumbnail.jpeg': 'beside',
        'customXml/item1.xml': '<beside/>',
        'word/comments.xml': wordPart('comments', ''),
        'word/printerSettings1.bin': 'beside',
        'word/media/unused.png': 'PK\u0003\u0004 beside',
        'word/glossary/document.xml': wordPart('glossaryDocument', ''),
        [DOCUMENT_RELS]: relationships(
          ['comments', 'comments.xml'],
          ['glossaryDocument', 'glossary/document.xml'],
        ),
      }),
    );
    expect(Object.keys(parts).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'word/document.xml',
    ]);
    expect(JSON.stringify(parts)).not.toContain('beside');
  });

  it('keeps text, tables and looks, and drops what is not listed', async () => {
    const written = await servedText(
      app(),
      `<w:p w:rsidR="1"><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:rPr><w:b/><w:rFonts w:ascii="Latha"/></w:rPr><w:t xml:space="preserve">ஜாதகம் &amp; मीना </w:t></w:r><x:new xmlns:x="urn:x">gone</x:new><w:ins w:author="M"><w:r><w:t>added</w:t></w:r></w:ins><w:del w:author="M"><w:r><w:delText>removed</w:delText></w:r></w:del></w:p>
      <w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/></w:tblPr><w:tr><w:tc><w:sdt><w:sdtPr><w:dataBinding w:xpath="/a"/></w:sdtPr><w:sdtContent><w:p><w:r><w:t>சனி</w:t></w:r></w:p></w:sdtContent></w:sdt></w:tc></w:tr></w:tbl>`,
    );
    expect(written).toContain(
      '<w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:rPr><w:b/><w:rFonts w:ascii="Latha"/></w:rPr><w:t xml:space="preserve">ஜாதகம் &#38; मीना </w:t></w:r><w:r><w:t>added</w:t></w:r></w:p>',
    );
    expect(written).toContain(
      '<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/></w:tblPr><w:tr><w:tc><w:p><w:r><w:t>சனி</w:t></w:r></w:p></w:tc></w:tr></w:tbl>',
    );
    expect(written).not.toMatch(/gone|removed|rsid|dataBinding|author/);
  });

  it('keeps plain links, and places in the document as text', async () => {
    const content =
      '<w:p><w:hyperlink r:id="r1"><w:r/></w:hyperlink><w:hyperlink r:id="r2"><w:r/></w:hyperlink></w:p>';
    const parts = await servedWordFile(
      app(),
      docx({
        ...wordBody(content),
        [DOCUMENT_RELS]: relationships(
          ['hyperlink', 'https://a.in/x', 'External'],
          ['hyperlink', '#b', 'External'],
        ),
      }),
    );
    expect(parts).toMatchObject({
      'word/document.xml': expect.stringContaining(
        '<w:p><w:hyperlink r:id="rId1"><w:r/></w:hyperlink><w:r/></w:p>',
      ),
      [DOCUMENT_RELS]: expect.stringContaining(
        'Target="https://a.in/x" TargetMode="External"/></Rel',
      ),
    });
  });

  it('keeps the text of a number to call, without its link', async () => {
    const code = 'HYPERLINK &quot;tel:+919840012345&quot;';
    const content = `<w:p><w:hyperlink r:id="r1"><w:r><w:t>Call</w:t></w:r></w:hyperlink><w:fldSimple w:instr="${code}"><w:r><w:t>us</w:t></w:r></w:fldSimple></w:p>`;
    const parts = await servedWordFile(
      app(),
      docx({
        ...wordBody(content),
        [DOCUMENT_RELS]: relationships(['hyperlink', 'tel:+919840012345', 'External']),
      }),
    );
    expect(parts).toMatchObject({
      'word/document.xml': expect.stringContaining(
        '<w:p><w:r><w:t>Call</w:t></w:r><w:r><w:t>us</w:t></w:r></w:p>',
      ),
    });
    expect(JSON.stringify(parts)).not.toContain('tel:');
  });

  it.each([
    'file:///C:\\Users\\Meena\\AppData\\Roaming\\Microsoft\\Templates\\Normal.dotm',
    'file:///C:/My%20Templates/Letter.dotx',
    'file://localhost/Users/meena/Normal.dotm',
    'C:\\Templates\\Letter.dot',
    'Normal.dotm',
  ])('leaves out the template on the computer of its writer: %s', async (target) => {
    const parts = await servedWordFile(
      app(),
      docx({
        'word/settings.xml': wordPart('settings', '<w:attachedTemplate r:id="r1"/>'),
        'word/_rels/settings.xml.rels': relationships(['attachedTemplate', target, 'External']),
        [DOCUMENT_RELS]: relationships(['settings', 'settings.xml']),
      }),
    );
    expect(parts).toMatchObject({ 'word/document.xml': expect.stringContaining('ஜாதகம்') });
    expect(JSON.stringify(parts)).not.toMatch(/template|\.dot/i);
  });

  const shown = (attribute = 'r:embed') =>
    wordBody(
      `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="a"><a:hlinkClick r:id="r9"/></wp:docPr><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip ${attribute}="r1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
    );
  const withPicture = (bytes: Uint8Array) =>
    docx({
      ...shown(),
      'word/media/a.png': bytes,
      [DOCUMENT_RELS]: relationships(['image', 'media/a.png']),
    });

  it.each(['png', 'jpeg', 'gif'] as const)('draws a %s anew, by its bytes', async (kind) => {
    const hidden = Buffer.from('PK\u0003\u0004 a program');
    const parts = await servedWordFile(
      app(),
      withPicture(Buffer.concat([await picture(kind), hidden])),
    );
    const drawn = (parts as Record<string, string>)[`word/media/picture1.${kind}`] ?? '';
    const { format, width } = await sharp(Buffer.from(drawn, 'latin1')).metadata();
    expect([format, width, drawn.includes('program')]).toEqual([kind, 600, false]);
    expect(parts).toMatchObject({ 'word/document.xml': expect.not.stringContaining('hlinkClick') });
  });

  it('refuses drawings by command, programs and broken files in place of pictures', async () => {
    const metafile = Buffer.from([0xd7, 0xcd, 0xc6, 0x9a, ...Array(60).fill(0)]);
    const half = (await picture()).subarray(0, 900);
    for (const bytes of [metafile, Buffer.from('MZ a program'), half])
      expect(await servedWordFile(app(), withPicture(bytes))).toBe('UNSAFE_FILE');
  });

  it('keeps headers, footers, notes, styles and lists', async () => {
    const parts = await servedWordFile(
      app(),
      docx({
        ...wordBody('<w:p/><w:sectPr><w:headerReference w:type="default" r:id="r1"/></w:sectPr>'),
        'word/h.xml': wordPart('hdr', '<w:p/>'),
        'word/s.xml': wordPart('styles', '<w:style w:styleId="a"><w:name w:val="a"/></w:style>'),
        'word/f.xml': wordPart('footnotes', '<w:footnote w:id="0"><w:p/></w:footnote>'),
        'word/n.xml': wordPart('numbering', '<w:num w:numId="1"/>'),
        'word/settings.xml': wordPart(
          'settings',
          '<w:documentProtection/><w:zoom w:percent="90"/>',
        ),
        [DOCUMENT_RELS]: relationships(
          ['header', 'h.xml'],
          ['styles', 's.xml'],
          ['footnotes', '/word/f.xml'],
          ['numbering', '../word/N.xml'],
          ['settings', 'settings.xml'],
        ),
      }),
    );
    expect(Object.keys(parts).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'word/_rels/document.xml.rels',
      'word/document.xml',
      'word/footnotes.xml',
      'word/header1.xml',
      'word/numbering.xml',
      'word/settings.xml',
      'word/styles.xml',
    ]);
    expect(parts).toMatchObject({
      'word/document.xml': expect.stringContaining(
        '<w:headerReference w:type="default" r:id="rId1"/>',
      ),
      'word/settings.xml': expect.not.stringContaining('documentProtection'),
    });
  });
});
