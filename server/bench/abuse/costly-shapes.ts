import { gzipSync } from 'node:zlib';

/** A call in bytes: the first line and the headers, then the body. */
export interface RawCall {
  head: string[];
  body?: string | Buffer;
}

/** What a JSON body may have, with some room for what surrounds a shape. */
const FULL = 64 * 1024 - 100;

/** `part(0)`, `part(1)` and so on, with commas, up to a length. */
function parts(part: (n: number) => string, length = FULL): string {
  const all: string[] = [];
  for (let n = 0, size = 0; size < length; n += 1) {
    const next = part(n);
    size += next.length + 1;
    all.push(next);
  }
  return all.slice(0, -1).join(',');
}

function json(path: string, body: string | Buffer, ...more: string[]): RawCall {
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  return {
    head: [`POST ${path} HTTP/1.1`, 'Content-Type: application/json', length, ...more],
    body,
  };
}

const login = (body: string) => json('/api/login', body);
const signup = (body: string) => json('/api/signup', body);
const get = (path: string, ...more: string[]): RawCall => ({
  head: [`GET ${path} HTTP/1.1`, 'Accept-Encoding: br', ...more],
});

/** A login whose body comes in chunks of one byte. */
function inChunks(body: string): RawCall {
  const chunks = [...body].map((byte) => `1\r\n${byte}\r\n`).join('');
  return {
    head: [
      'POST /api/login HTTP/1.1',
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
    ],
    body: `${chunks}0\r\n\r\n`,
  };
}

function multipart(count: number): RawCall {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n';
  const body = `${part.repeat(count)}--x--\r\n`;
  const type = 'Content-Type: multipart/form-data; boundary=x';
  return { head: ['POST /api/login HTTP/1.1', type, `Content-Length: ${body.length}`], body };
}

const key = (n: number) => `"${n.toString(36)}":0`;

/** Calls without a token that are made to cost much, by what is special about them. */
export const COSTLY_CALLS: Readonly<Record<string, RawCall>> = {
  'login, unknown mobile, its hash not counted': login(
    '{"mobile_no":"8199999999","password":"wrong one"}',
  ),
  'login, 110,000 unknown keys': login(
    `{${Array.from({ length: 110_000 }, (_, n) => key(n)).join(',')}}`,
  ),
  'login, 64 KB of unknown keys': login(`{${parts(key)}}`),
  'login, 1,900 unknown keys': login(`{${parts(key, 11_000)}}`),
  'login, 64 KB of numbered keys': login(`{${parts((n) => `"${n * 7}":0`)}}`),
  'login, 64 KB of one key': login(`{${parts(() => '"a":0')}}`),
  'login, lists 32,000 deep': login('['.repeat(FULL / 2) + ']'.repeat(FULL / 2)),
  'login, objects 10,000 deep': login('{"a":'.repeat(10_000) + 0 + '}'.repeat(10_000)),
  'login, lists that never close': login('['.repeat(FULL)),
  'login, a list of 32,000': login(`[${parts(() => '0')}]`),
  'login, a mobile number of 64,000 spaces': login(
    `{"mobile_no":"${' '.repeat(FULL)}","password":"x"}`,
  ),
  'login, a password of 64,000 letters': login(
    `{"mobile_no":"8199999999","password":"${'a'.repeat(FULL)}"}`,
  ),
  'login, escaped letters': login(`{"mobile_no":"${'\\u0061'.repeat(FULL / 6)}"}`),
  'login, a prototype': login(`{"__proto__":{"a":[${parts(() => '{}', FULL - 20)}]}}`),
  'login, 1,200 chunks of one byte': inChunks(`{"mobile_no":"${'8'.repeat(1185)}"}`),
  'login, 64,000 chunks of one byte': inChunks(`{"mobile_no":"${'8'.repeat(FULL)}"}`),
  'login, 64 MB in 64 KB of gzip': json(
    '/api/login',
    gzipSync(Buffer.alloc(64 * 1024 * 1024, ' ')),
    'Content-Encoding: gzip',
  ),
  'login, a form of 5,000 parts': multipart(5000),
  'signup, a name of 64,000 spaces': signup(`{"user_name":"${' '.repeat(FULL)}x"}`),
  'signup, a name of 64,000 letters': signup(`{"user_name":"${'x'.repeat(FULL)}"}`),
  'signup, a name of families': signup(`{"user_name":"${'\u{1f468}\u200d'.repeat(FULL / 7)}"}`),
  'reset, a date of 64,000 digits': json(
    '/api/password/reset',
    `{"date_of_birth":"${'1'.repeat(FULL)}"}`,
  ),
  'reset, a wrong date': json('/api/password/reset', '{"date_of_birth":"1"}'),
  'a list of profiles without a token': json('/api/profile/recent/1', `{${parts(key)}}`),
  'a photo of 15 MB without a token': {
    head: [
      'POST /api/profile/x/photo HTTP/1.1',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 15728640',
    ],
    body: Buffer.alloc(15 * 1024 * 1024),
  },
  'a token of 15 KB': get(
    '/api/me',
    `Authorization: Bearer ${'e'.repeat(5000)}.${'e'.repeat(5000)}.${'e'.repeat(5000)}`,
  ),
  'home, 4,000 parameters': get(
    `/api/home?${Array.from({ length: 4000 }, (_, n) => n.toString(36)).join('&')}`,
  ),
  'home, 15 KB of one header': get('/api/home', `X-A: ${'a'.repeat(15_000)}`),
  'home, 1,000 headers': get(
    '/api/home',
    ...Array.from({ length: 1000 }, (_, n) => `${n.toString(36)}: ${n}`),
  ),
  'an unknown path of 15 KB': get(`/${'a/'.repeat(7500)}`),
  'a path of 5,000 escapes': get(`/api/${'%61'.repeat(5000)}`),
  'every option of a site': get('/api/options/tamilmala'),
  'the description of all calls': get('/api/docs/json'),
  'the same as YAML': get('/api/docs/yaml'),
  "its page's largest file": get('/api/docs/static/swagger-ui-bundle.js'),
  'the home page': get('/'),
};
