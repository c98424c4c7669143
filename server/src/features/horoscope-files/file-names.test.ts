import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { cleanFileName, downloadName } from './presenter.ts';

test.each([
  ['rasi chart.pdf', 'rasi chart.pdf'],
  ['ஜாதகம் கட்டம்.pdf', 'ஜாதகம் கட்டம்.pdf'],
  ['जन्मपत्रिका क्\u200dष.docx', 'जन्मपत्रिका क्\u200dष.docx'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\amma\\chart.jpg', 'chart.jpg'],
  ['chart\u0000.pdf\r\nSet-Cookie: a', 'chart.pdfSet-Cookie: a'],
  ['chart\u202efdp.exe', 'chartfdp.exe'],
  ['  .hidden. ', 'hidden'],
  ['\ud800broken.pdf', 'broken.pdf'],
  ['a \t  b.pdf', 'a b.pdf'],
  ['', 'Horoscope'],
  ['///', 'Horoscope'],
  ['..', 'Horoscope'],
])('cleans %j to %j', (given, cleaned) => {
  expect(cleanFileName(given)).toBe(cleaned);
});

test('shortens to 120 characters, keeps the extension and splits no syllable', () => {
  const long = cleanFileName(`${'கௌ'.repeat(200)}.pdf`);
  expect([...long].length).toBeLessThanOrEqual(120);
  expect(long).toMatch(/கௌ\.pdf$/);
  expect([...cleanFileName(`a${'\u0301\u200d'.repeat(250)}.pdf`)]).toHaveLength(120);
  expect([...cleanFileName('😀'.repeat(300))]).toHaveLength(120);
});

test('cleans a name of 80 KB at once (abuse 11)', () => {
  // this one took ten seconds; the limit ends what hangs
  const name = `a${' .'.repeat(40_000)}b.pdf`;
  const cleaned = runInNewContext('clean(name)', { clean: cleanFileName, name }, { timeout: 5000 });
  expect(cleaned).toMatch(/^a( \.){57} ?\.?\.pdf$/);
});

test('cleans a name of thousands of marks on one letter at once', () => {
  const name = `a${'\u0301'.repeat(120_000)}${'\u0323'.repeat(120_000)}.pdf`;
  expect(cleanFileName(name)).toBe(`\u00e1${'\u0301'.repeat(29)}.pdf`);
});

test('download names are generated', () => {
  expect(downloadName(1, 'pdf')).toBe('Horoscope 1.pdf');
  expect(downloadName(2, 'jpeg')).toBe('Horoscope 2.jpg');
});
