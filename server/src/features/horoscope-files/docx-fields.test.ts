import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_RELS,
  docx,
  relationships,
  wordBody,
  wordPart,
} from '../../../test/fixtures/hostile-files/document-parts.ts';
import { code, field, fieldPart, paragraph, text } from '../../../test/fixtures/word-fields.ts';
import { servedText, servedWordFile } from '../../../test/served-word-file.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

const XML = '<?xml version="1.0" encoding="UTF-16"?>';

describe('a field that acts (abuse 13)', () => {
  const box = `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:txbx><w:txbxContent>TEXT</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>OTHER</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
  const inPart = (element: string, type: string, content: string) =>
    docx({
      ...wordBody(
        type === 'header' || type === 'footer'
          ? `<w:p/><w:sectPr><w:${type}Reference r:id="r1"/></w:sectPr>`
          : '<w:p/>',
      ),
      'word/other.xml': wordPart(element, content),
      [DOCUMENT_RELS]: relationships([type, 'other.xml']),
    });
  const strict = (xml: string) =>
    xml.replaceAll(
      'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
      'http://purl.oclc.org/ooxml/wordprocessingml/main',
    );
  const whole = (content: string) => wordPart('document', `<w:body>${content}</w:body>`);

  const places: Record<string, (content: string) => Buffer> = {
    'in one run': (content) => docx(wordBody(content)),
    'in a header': (content) => inPart('hdr', 'header', content),
    'in a footer': (content) => inPart('ftr', 'footer', content),
    'in a footnote': (content) =>
      inPart('footnotes', 'footnotes', `<w:footnote w:id="1">${content}</w:footnote>`),
    'in an endnote': (content) =>
      inPart('endnotes', 'endnotes', `<w:endnote w:id="1">${content}</w:endnote>`),
    'in a style': (content) => inPart('styles', 'styles', `<w:style><w:name/>${content}</w:style>`),
    'in a text box': (content) =>
      docx(wordBody(box.replace('TEXT', content).replace('OTHER', '<w:p/>'))),
    'in a fallback': (content) =>
      docx(wordBody(box.replace('OTHER', content).replace('TEXT', '<w:p/>'))),
    'under other prefixes': (content) =>
      docx({
        'word/document.xml': whole(content).replaceAll('w:', 'q:').replace('xmlns:w=', 'xmlns:q='),
      }),
    'in UTF-16': (content) =>
      docx({ 'word/document.xml': Buffer.from(`\ufeff${XML}${whole(content)}`, 'utf16le') }),
    'in UTF-16 of the other order': (content) =>
      docx({
        'word/document.xml': Buffer.from(`\ufeff${XML}${whole(content)}`, 'utf16le').swap16(),
      }),
    'in a strict document': (content) => docx({ 'word/document.xml': strict(whole(content)) }),
  };
  it.each(Object.entries(places))('%s is refused, and a harmless one is kept', async (_, make) => {
    const acting = field(' DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc" ');
    expect(await servedWordFile(app(), make(acting))).toBe('UNSAFE_FILE');
    expect(await servedWordFile(app(), make(field('TITLE x')))).toBeTypeOf('object');
  });

  const kinds: Record<string, () => Buffer> = {
    'with its code in split runs': () =>
      docx(
        wordBody(
          paragraph(
            fieldPart('begin'),
            code(' D'),
            code('DE'),
            code('AuTo x y'),
            fieldPart('separate'),
            fieldPart('end'),
          ),
        ),
      ),
    'without a value': () =>
      docx(wordBody(paragraph(fieldPart('begin'), code('DDE a b'), fieldPart('end')))),
    'over two paragraphs': () =>
      docx(
        wordBody(
          paragraph(fieldPart('begin'), code('DDE')) + paragraph(code('AUTO a'), fieldPart('end')),
        ),
      ),
    'in a simple one': () =>
      docx(wordBody(`<w:p><w:fldSimple w:instr=" INCLUDETEXT &quot;//host/a.docx&quot;"/></w:p>`)),
    'within another one': () =>
      docx(
        wordBody(
          paragraph(
            fieldPart('begin'),
            code('IF '),
            fieldPart('begin'),
            code('INCLUDEPICTURE "http://a.in/x"'),
            fieldPart('end'),
            code('1'),
            fieldPart('end'),
          ),
        ),
      ),
    'whose name is the value of another': () =>
      docx(
        wordBody(
          paragraph(
            fieldPart('begin'),
            fieldPart('begin'),
            code('QUOTE x'),
            fieldPart('separate'),
            text('DDEAUTO'),
            fieldPart('end'),
            code(' a b'),
            fieldPart('end'),
          ),
        ),
      ),
    'in spelled letters': () => docx(wordBody(field('&#68;D&#x45;AUTO a b'))),
    'in a block of characters': () => docx(wordBody(field('<![CDATA[DDEAUTO a]]> b'))),
    'that links': () => docx(wordBody(field('LINK Excel.Sheet "\\\\\\\\host\\\\a.xls"'))),
    'that imports': () => docx(wordBody(field('IMPORT "http://a.in/x"'))),
    'that holds an object': () => docx(wordBody(field('EMBED Package'))),
    'that runs a macro': () => docx(wordBody(field('MACROBUTTON AutoOpen press'))),
    'that reads a database': () => docx(wordBody(field('DATABASE \\d "a.mdb"'))),
    'that prints': () => docx(wordBody(field('PRINT 27"E"'))),
    'that starts a program by its link': () =>
      docx(wordBody(field('HYPERLINK "ms-msdt:/id PCWDiagnostic"'))),
    'that links to another computer': () =>
      docx(wordBody(field('HYPERLINK "\\\\\\\\host\\\\share"'))),
    'that has no end': () => docx(wordBody(paragraph(fieldPart('begin'), code('PAGE')))),
  };
  it.each(Object.entries(kinds))('%s is refused', async (_, make) => {
    expect(await servedWordFile(app(), make())).toBe('UNSAFE_FILE');
  });
});

describe('other fields', () => {
  it('keeps the values of fields, and the codes of page numbers and links only', async () => {
    expect(await servedText(app(), field('DATE \\@ "d"', '22 May'))).toMatch(
      /<w:p>(<w:r\/>)+<w:r><w:t>22 May<\/w:t><\/w:r><w:r\/><\/w:p>/,
    );
    expect(await servedText(app(), field(' page \\* ROMAN \\x', 'IV'))).toContain(
      '<w:fldChar w:fldCharType="begin"/><w:instrText xml:space="preserve"> PAGE \\* ROMAN </w:instrText><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>IV</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/>',
    );
    expect(await servedText(app(), field('HYPERLINK "https://a.in/?b=1&amp;c" \\o "x"'))).toContain(
      '> HYPERLINK &#34;https://a.in/?b=1&#38;c&#34; </w:instrText>',
    );
    const nested = paragraph(
      fieldPart('begin'),
      code('IF '),
      fieldPart('begin'),
      code('PAGE'),
      fieldPart('separate'),
      text('hidden'),
      fieldPart('end'),
      code(' = 1'),
      fieldPart('separate'),
      text('shown'),
      fieldPart('end'),
    );
    const written = await servedText(app(), nested);
    expect(written).toContain('<w:t>shown</w:t>');
    expect(written).not.toMatch(/hidden|PAGE|fldChar/);
    expect(
      await servedText(
        app(),
        '<w:p><w:fldSimple w:instr="TITLE x"><w:r><w:t>a</w:t></w:r></w:fldSimple></w:p>',
      ),
    ).toContain('<w:p><w:r><w:t>a</w:t></w:r></w:p>');
  });
});
