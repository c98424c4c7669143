import callbacks from 'node:fs';
import promises, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { nextStep } from './fault.ts';

type Call = (...given: unknown[]) => unknown;
type Calls = Record<string, Call>;

/** The system call behind a function of Node, where its name is another. */
const SYSCALLS: Record<string, string> = {
  writeFile: 'write',
  writev: 'write',
  readFile: 'read',
  datasync: 'fdatasync',
  sync: 'fsync',
  rm: 'unlink',
  readdir: 'scandir',
};

const OF_PROMISES =
  'access copyFile mkdir open readFile readdir rename rm rmdir stat unlink writeFile';
const OF_CALLBACKS = 'close open read write writev';
const OF_HANDLES = 'close datasync read readFile stat sync write writeFile';

const WRITES = new Set('copyFile mkdir rename writeFile write writev datasync sync'.split(' '));

function isWriting(name: string, given: unknown[]): boolean {
  return WRITES.has(name) || (name === 'open' && /[wax]/.test(String(given[1])));
}

/** The error of a call that is to fail now; null for any other. */
function failureOf(name: string, given: unknown[]): NodeJS.ErrnoException | null {
  const way = nextStep({ of: 'file', what: name, writes: isWriting(name, given), within: false });
  if (!way) return null;
  const syscall = SYSCALLS[name] ?? name;
  const [code, text] = way === 'ENOSPC' ? [way, 'no space left on device'] : ['EIO', 'i/o error'];
  const path = typeof given[0] === 'string' ? given[0] : undefined;
  const error = new Error(`${code}: ${text}, ${syscall}${path ? ` '${path}'` : ''}`);
  return Object.assign(error, { code, syscall, ...(path ? { path } : {}) });
}

/** A call that returns a promise; a file is closed even where that fails. */
function promised(name: string, real: Call): Call {
  return async (...given) => {
    const failure = failureOf(name, given);
    if (failure && name !== 'close') throw failure;
    const result = await real(...given);
    if (failure) throw failure;
    return name === 'open' ? failingHandle(result as FileHandle) : result;
  };
}

function failingHandle(handle: FileHandle): FileHandle {
  const own = handle as unknown as Calls;
  const names = new Set(OF_HANDLES.split(' '));
  return new Proxy(handle, {
    get(_, name) {
      const value = own[name as string];
      if (typeof value !== 'function') return value;
      const bound: Call = (...given) => value.apply(handle, given);
      return names.has(String(name)) ? promised(String(name), bound) : bound;
    },
  });
}

/** A call that takes a callback as its last argument. */
function called(name: string, real: Call): Call {
  return (...given) => {
    const failure = failureOf(name, given);
    const done = given.at(-1) as Call;
    if (!failure) return real(...given);
    if (name !== 'close') return process.nextTick(done, failure);
    return real(...given.slice(0, -1), () => done(failure));
  };
}

function replaceAll(calls: Calls, names: string, make: (name: string, real: Call) => Call) {
  const real = names.split(' ').map((name) => [name, calls[name] as Call] as const);
  for (const [name, call] of real) calls[name] = make(name, call);
  return () => {
    for (const [name, call] of real) calls[name] = call;
  };
}

/** Calls of the file system in attempts fail as asked from now on, others do not; returns what ends that. */
export function failFiles(): () => void {
  const undo = [
    replaceAll(promises as unknown as Calls, OF_PROMISES, promised),
    replaceAll(callbacks as unknown as Calls, OF_CALLBACKS, called),
  ];
  // imports of single functions follow
  syncBuiltinESMExports();
  return () => {
    for (const step of undo) step();
    syncBuiltinESMExports();
  };
}
