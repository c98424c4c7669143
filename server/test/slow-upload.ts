import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Endpoint } from '@mala/contract/endpoint.ts';
import { pathOf } from './calls.ts';

interface Slow {
  url: string;
  endpoint: Endpoint;
  params: Record<string, string | number>;
  token: string;
}

/** An upload of which the server has received the first half when this resolves; finish() sends the rest. */
export const slowUpload = ({ form, ...slow }: Slow & { form: FormData }) =>
  slowCall({ ...slow, content: new Response(form) });

/** The same of any call: `content` is its body and the type of it. */
export async function slowCall({
  url,
  endpoint,
  params,
  token,
  content,
}: Slow & { content: Response }) {
  const type = content.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await content.arrayBuffer());
  const half = Math.floor(bytes.length / 2);
  const call = request(url + pathOf(endpoint, params), {
    method: endpoint.method,
    // like a browser, which keeps its connections
    agent: new Agent({ keepAlive: true }),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': type,
      'content-length': bytes.length,
      // the server replies to this once it handles the call
      expect: '100-continue',
    },
  });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  const taken = once(call, 'continue');
  call.flushHeaders();
  await taken;
  call.write(bytes.subarray(0, half));
  return {
    async finish(): Promise<{ status: number | undefined; text: string }> {
      call.end(bytes.subarray(half));
      const [response] = await answered;
      return { status: response.statusCode, text: await text(response) };
    },
  };
}
