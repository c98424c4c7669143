import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { expect, it } from 'vitest';
import { sampleSections } from '../../../test/factories/sections.ts';
import { asOwner, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

/** Counts saves of somebody, as if they had been made. */
const spend = (name: string, points: number, { user_id }: Person) =>
  app().ctx.limits.count({ name, points, seconds: 3600, lasting: true }, user_id, points);

const save = (member: Person, section: 'work' | 'family', by = member) =>
  app().call(saveSection[section], {
    ...asOwner(member),
    token: by.token,
    body: sampleSections(member.domain)[section],
  });

it('a member saves his sections 300 times an hour, all of them together', async () => {
  const member = await makeMember(app().ctx);
  await spend('profiles.save', 299, member);
  expect((await save(member, 'work')).status).toBe(200);
  const { status, error } = await save(member, 'family');
  expect([status, error.Code]).toEqual([429, 'TOO_MANY']);
  // the office goes on, also for him
  const owner = await makeAdmin(app().ctx);
  await spend('profiles.save', 300, owner);
  expect((await save(member, 'work', owner)).status).toBe(200);
});

it('the office saves those of others 1500 times an hour', async () => {
  const [member, owner] = [await makeMember(app().ctx), await makeAdmin(app().ctx)];
  await spend('profiles.save.others', 1499, owner);
  expect((await save(member, 'work', owner)).status).toBe(200);
  const { status, error } = await save(member, 'family', owner);
  expect([status, error.Code]).toEqual([429, 'TOO_MANY']);
  expect((await save(member, 'family')).status).toBe(200);
});
