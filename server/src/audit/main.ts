// npm run audit:verify [-- --head POSITION:HASH …]
import { parseArgs } from 'node:util';
import { inDatabase, printResult } from '../command.ts';
import { openForLongWork } from '../db/database.ts';
import { type KnownHead, verifyHistory } from '../db/verify-history.ts';

/** `12:9f86d0…`, as the log and the backups have it. @throws with a line for people */
function readHead(text: string): KnownHead {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!position || !hash)
    throw new Error(`--head ${text} is not POSITION:HASH, as the log and the backups say it`);
  return { position: Number(position), hash };
}

await printResult(async () => {
  const options = { head: { type: 'string', multiple: true, default: [] as string[] } } as const;
  const known = parseArgs({ options }).values.head.map(readHead);
  const { rows, erased, head } = await inDatabase(openForLongWork, (db) =>
    verifyHistory(db, known),
  );
  const end = head ? `; head ${head.position}:${head.hash}` : '';
  return [`The history is whole: ${rows} rows, ${erased} of them with erased values${end}`];
});
