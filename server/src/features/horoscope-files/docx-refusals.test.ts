import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_RELS,
  docx,
  relationships,
  wordBody,
  wordPart,
} from '../../../test/fixtures/hostile-files/document-parts.ts';
import { servedWordFile } from '../../../test/served-word-file.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

describe('a docx with what acts (abuse 13)', () => {
  const linked = (target: string) =>
    docx({ [DOCUMENT_RELS]: relationships(['hyperlink', target, 'External']) });
  const cases: Record<string, () => Buffer> = {
    'a link that starts a program': () => linked('ms-msdt:/id%20PCWDiagnostic'),
    'a link that runs a script': () => linked('JavaScript:alert(1)'),
    'a link to a file': () => linked('file:///C:/a.exe'),
    'a link to another computer': () => linked('\\\\host\\share\\a'),
    'a link to a file beside it': () => linked('a.exe'),
    'a picture elsewhere': () =>
      docx({ [DOCUMENT_RELS]: relationships(['image', 'http://a.in/x.png', 'External']) }),
    'settings elsewhere': () =>
      docx({ [DOCUMENT_RELS]: relationships(['settings', 'http://a.in/x.xml', 'External']) }),
    'a frame in a part that is not kept': () =>
      docx({
        'word/_rels/webSettings.xml.rels': relationships(['frame', 'http://a.in/x', 'External']),
      }),
    'another document in it': () => docx(wordBody('<w:altChunk r:id="r1"/>')),
    'a page of another document': () => docx(wordBody('<w:p><w:subDoc r:id="r1"/></w:p>')),
    'an object': () => docx(wordBody('<w:p><w:r><w:object><o:OLEObject/></w:object></w:r></w:p>')),
    'an object in what is left out': () =>
      docx(wordBody('<w:p><w:del><w:r><w:object/></w:r></w:del></w:p>')),
    'a control': () => docx(wordBody('<w:p><w:r><w:control/></w:r></w:p>')),
    'a macro of a form': () =>
      docx(
        wordBody(
          '<w:p><w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:entryMacro w:val="A"/></w:ffData></w:fldChar></w:r></w:p>',
        ),
      ),
    'a chart': () =>
      docx(
        wordBody(
          '<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"/></a:graphic></wp:inline></w:drawing></w:r></w:p>',
        ),
      ),
    'a list of addresses for letters': () =>
      docx({
        'word/settings.xml': wordPart('settings', '<w:mailMerge/>'),
        [DOCUMENT_RELS]: relationships(['settings', 'settings.xml']),
      }),
    'a program in a folder of its own': () => docx({ 'word/other/a.scr': 'MZ' }),
    'words of its own': () =>
      docx({
        'word/document.xml': `<!DOCTYPE a [<!ENTITY a "${'b'.repeat(100)}">]>${wordPart('document', '')}`,
      }),
    'broken XML': () => docx({ 'word/document.xml': '<w:document>' }),
    'no text': () => docx({ 'word/document.xml': wordPart('styles', '') }),
    'a text that is not there': () =>
      docx({ '_rels/.rels': relationships(['officeDocument', 'word/d%6Fcument.xml']) }),
    'two texts': () =>
      docx({
        '_rels/.rels': relationships(
          ['officeDocument', 'word/document.xml'],
          ['officeDocument', 'word/other.xml'],
        ),
      }),
    'elements in elements without end': () =>
      docx({ 'word/document.xml': wordPart('document', '<w:p>'.repeat(100_000)) }),
  };
  for (const target of [
    'https://a.in/a.dotm',
    '\\\\host\\share\\a.dotm',
    '//host/a.dotm',
    'file://host/share/a.dotm',
    'file:////host/share/a.dotm',
    'file:///\\\\host\\a.dotm',
    'file:///C:/a\\\\host/a.dotm',
    'file:///%5C%5Chost/a.dotm',
    'mhtml:file:///C:/a.dotm',
  ])
    cases[`a template elsewhere: ${target}`] = () =>
      docx({
        'word/_rels/settings.xml.rels': relationships(['attachedTemplate', target, 'External']),
      });
  it.each(Object.entries(cases))('%s is refused', async (_, make) => {
    expect(await servedWordFile(app(), make())).toBe('UNSAFE_FILE');
  });
});
