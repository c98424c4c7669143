import { createStore, type Store } from '../../lib/store.ts';
import { newUploadId } from '../../lib/upload-id.ts';

/**
 * waiting: in the queue; sending: `share` of it is sent, 0 to 1, null while it is being prepared; interrupted: no
 * reply, continues automatically; failed: can be retried; refused: another file is needed.
 */
export type UploadState =
  | { status: 'waiting' | 'added' }
  | { status: 'sending'; share: number | null }
  | { status: 'interrupted' | 'failed' | 'refused'; why: string };

/** A chosen file being uploaded. Its id makes the server store it once, however often it is sent. */
export interface QueuedFile {
  id: string;
  file: File;
  state: UploadState;
}

/** `arrived`: how many were added in this batch, which ends when the queue is idle. */
export interface Queued {
  files: readonly QueuedFile[];
  arrived: number;
}

export const NOTHING_QUEUED: Queued = { files: [], arrived: 0 };

export interface ChosenFile {
  file: File;
  /** why it cannot be added; it is listed and not sent */
  refusal?: string | undefined;
}

/** How sending a file ended. */
export type Outcome = Exclude<UploadState, { status: 'waiting' | 'sending' }>;

export interface Steps {
  /** prepares the file for sending, or says why it cannot be sent */
  prepare: (file: File) => Promise<File | Outcome>;
  send: (
    file: File,
    entry: { id: string; onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<Outcome>;
}

/** Whether the person waits for the file, or the file for the network. */
export function isUnderWay({ state: { status } }: QueuedFile): boolean {
  return status === 'waiting' || status === 'sending' || status === 'interrupted';
}

/**
 * Sends files one after the other, so that they arrive in the order in which they were chosen; the next file is
 * prepared while one is sent. Added files stay in the list until the queue is idle.
 */
export class UploadQueue {
  readonly queued: Store<Queued> = createStore(NOTHING_QUEUED);
  readonly #steps: Steps;
  readonly #ready = new Map<string, Promise<File | Outcome>>();
  #sending: { id: string; controller: AbortController } | null = null;

  constructor(steps: Steps) {
    this.#steps = steps;
  }

  add(chosen: readonly ChosenFile[]): void {
    const added = chosen.map(({ file, refusal }): QueuedFile => {
      const state: UploadState = refusal
        ? { status: 'refused', why: refusal }
        : { status: 'waiting' };
      return { id: newUploadId(), file, state };
    });
    const { files, arrived } = this.queued.get();
    const busy = files.some(isUnderWay);
    this.queued.set({ files: [...files, ...added], arrived: busy ? arrived : 0 });
    void this.#run();
  }

  /** Removes a file from the list, even while it is sent. */
  remove(id: string): void {
    this.#change((files) => files.filter((entry) => entry.id !== id));
    this.#ready.delete(id);
    if (this.#sending?.id === id) this.#sending.controller.abort();
    this.#tidy();
  }

  retry(id: string): void {
    this.#show(id, { status: 'waiting' });
    void this.#run();
  }

  /** Continues interrupted uploads. */
  resume(): void {
    for (const { id, state } of this.queued.get().files)
      if (state.status === 'interrupted') this.#show(id, { status: 'waiting' });
    void this.#run();
  }

  /** Cancels everything. */
  close(): void {
    this.queued.set(NOTHING_QUEUED);
    this.#ready.clear();
    this.#sending?.controller.abort();
  }

  async #run(): Promise<void> {
    if (this.#sending) return;
    try {
      for (let next = this.#next(); next; next = this.#next()) await this.#handle(next);
    } finally {
      this.#sending = null;
      this.#tidy();
    }
  }

  async #handle(entry: QueuedFile): Promise<void> {
    const controller = new AbortController();
    this.#sending = { id: entry.id, controller };
    this.#show(entry.id, { status: 'sending', share: null });
    const outcome = await this.#pass(entry, controller.signal);
    this.#show(entry.id, outcome);
    // a file that may be sent again stays prepared
    if (outcome.status === 'added' || outcome.status === 'refused') this.#ready.delete(entry.id);
  }

  async #pass({ id, file }: QueuedFile, signal: AbortSignal): Promise<Outcome> {
    const ready = await this.#prepared(id, file);
    if (!(ready instanceof File)) return ready;
    const following = this.#next();
    if (following) void this.#prepared(following.id, following.file);
    return this.#steps.send(ready, {
      id,
      signal,
      onProgress: (share) => this.#show(id, { status: 'sending', share }),
    });
  }

  #prepared(id: string, file: File): Promise<File | Outcome> {
    const known = this.#ready.get(id) ?? this.#steps.prepare(file);
    this.#ready.set(id, known);
    return known;
  }

  #next(): QueuedFile | undefined {
    return this.queued.get().files.find(({ state }) => state.status === 'waiting');
  }

  /** Changes a file, unless it was removed from the list meanwhile. */
  #show(id: string, state: UploadState): void {
    this.#change((files) => files.map((entry) => (entry.id === id ? { ...entry, state } : entry)));
    const { files, arrived } = this.queued.get();
    if (state.status === 'added') this.queued.set({ files, arrived: arrived + 1 });
  }

  #tidy(): void {
    const { files } = this.queued.get();
    if (files.some(isUnderWay)) return;
    this.#change(() => files.filter(({ state }) => state.status !== 'added'));
  }

  #change(act: (files: readonly QueuedFile[]) => readonly QueuedFile[]): void {
    const { files, arrived } = this.queued.get();
    this.queued.set({ files: act(files), arrived });
  }
}
