import type { Endpoint, Got, Schema } from '@mala/contract/endpoint.ts';
import { ERRORS, type ErrorCode, type ErrorReply } from '@mala/contract/errors.ts';
import * as z from 'zod/mini';

/** What stands for the server says to one call; null: no answer comes, as without a network. */
export type Answer = { status: number; body: string } | null;

/** A call that the page made. */
export interface Call {
  address: URL;
  body: unknown;
}

type Asked = Pick<Endpoint, 'method' | 'path'>;
type Responder = (call: Call) => Answer | Promise<Answer>;

interface Rule {
  method: string;
  address: RegExp;
  answer: Responder;
}

const json = (value: unknown, status = 200): Answer => ({ status, body: JSON.stringify(value) });

/** A refusal in the server's shape; nobody should see the message. */
export function refusal(
  Code: ErrorCode,
  more: Pick<ErrorReply, 'Faults' | 'Reason' | 'Decided'> = {},
): Answer {
  return json({ Code, Message: 'For callers by hand.', ...more }, ERRORS[Code]);
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
}

/** Stands for the server: answers calls of the contract with replies of the shape that it declares. */
export class Replies {
  /** calls that nothing was said about; a test that made one fails */
  readonly unanswered: string[] = [];
  /** every call so far, as "GET /api/me" */
  readonly calls: string[] = [];
  #given: Rule[] = [];
  #exceptions: Rule[] = [];

  /** From now on the endpoint answers this, in place of what was given before. */
  give<Reply extends Schema>(
    { method, path, reply }: Asked & { reply: Reply },
    value: Got<Reply> | ((call: Call) => Got<Reply>),
  ): void {
    const answer = (call: Call) => {
      const given = typeof value === 'function' ? (value as (call: Call) => unknown)(call) : value;
      // as the server does: what the contract does not know is dropped, and what lacks is a fault
      return json(z.parse(reply, given));
    };
    this.#given.unshift({ method, address: patternOf(path), answer });
  }

  /** The call gets this answer, of any kind, whatever is given beside; returns what ends that. */
  answer({ method, path }: Asked, answer: Responder): () => void {
    const rule = { method, address: patternOf(path), answer };
    this.#exceptions.unshift(rule);
    return () => {
      this.#exceptions = this.#exceptions.filter((one) => one !== rule);
    };
  }

  /** Keeps the call waiting until it is let go; then it gets what is given. */
  hold(call: Asked): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    const letGo = this.answer(call, async ({ address, body }) => {
      await promise;
      return this.#answerTo(call.method, address, body);
    });
    return () => {
      letGo();
      resolve();
    };
  }

  forget(): void {
    this.#given = [];
    this.#exceptions = [];
    this.unanswered.length = 0;
    this.calls.length = 0;
  }

  /** The answer to a call that the page makes. */
  async to(method: string, address: URL, body: unknown): Promise<Answer> {
    this.calls.push(`${method} ${address.pathname}`);
    return this.#answerTo(method, address, body);
  }

  async #answerTo(method: string, address: URL, body: unknown): Promise<Answer> {
    const rule = [...this.#exceptions, ...this.#given].find(
      (one) => one.method === method && one.address.test(address.pathname),
    );
    if (rule) return rule.answer({ address, body });
    this.unanswered.push(`${method} ${address.pathname}`);
    return refusal('INTERNAL');
  }
}
