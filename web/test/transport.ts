import type { Replies } from './replies.ts';

/** Answers every call of the page's fetch from `replies`; other URLs go to the network. */
export function stubFetch(replies: Replies): void {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init = {}) => {
    const address = new URL(String(input), location.href);
    if (!address.pathname.startsWith('/api/')) return real(input, init);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const aborted = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    );
    const answer = await Promise.race([replies.to(init.method ?? 'GET', address, body), aborted]);
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(answer.body, { status: answer.status });
  };
}

/** The same for uploads, which the page sends by XMLHttpRequest for their progress. */
export function stubUploads(replies: Replies): void {
  class Upload {
    readonly upload: { onprogress: ((sent: { loaded: number; total: number }) => void) | null } = {
      onprogress: null,
    };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    status = 0;
    responseText = '';
    #method = '';
    #address = '';
    #aborted = false;

    open(method: string, address: string): void {
      this.#method = method;
      this.#address = address;
    }

    setRequestHeader(): void {}

    abort(): void {
      this.#aborted = true;
      this.onabort?.();
    }

    async send(form: FormData): Promise<void> {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      const answer = await replies.to(this.#method, new URL(this.#address, location.href), form);
      if (this.#aborted) return;
      if (!answer) {
        this.onerror?.();
        return;
      }
      this.status = answer.status;
      this.responseText = answer.body;
      this.onload?.();
    }
  }
  globalThis.XMLHttpRequest = Upload as unknown as typeof XMLHttpRequest;
}
