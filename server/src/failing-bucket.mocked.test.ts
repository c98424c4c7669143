import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bucket, startBucket } from '../test/bucket.ts';
import { checkSite } from '../test/faults/check-site.ts';
import { failEverywhere } from '../test/faults/fail-everywhere.ts';
import { type FailingSite, startFailingSite } from '../test/faults/failing-site.ts';
import { FILES } from '../test/faults/scenarios/files.ts';
import { JOBS } from '../test/faults/scenarios/jobs.ts';

let bucket: Bucket;
let site: FailingSite;
beforeAll(async () => {
  bucket = await startBucket();
  site = await startFailingSite({ STORAGE_URL: bucket.address() });
});
afterAll(async () => {
  await site?.close();
  bucket.close();
});

const reached = new Set<string>();

describe('whichever call of the bucket fails, it agrees with the database (faults 23)', () => {
  it.each([...FILES, ...JOBS])('$name', async (scenario) => {
    const { findings, usual } = await failEverywhere(site, scenario, 'bucket');
    expect(findings).toEqual([]);
    for (const { of, what } of usual.steps) if (of === 'bucket') reached.add(what);
    await checkSite(site);
  });

  it('of each kind', () => {
    expect([...reached].sort()).toEqual([
      'DeleteObject',
      'GetObject',
      'ListObjectsV2',
      'PutObject',
    ]);
  });
});
