import type { Entities } from '@mala/contract/profiles/entity.ts';
import { JOBS, type Job, type Rung, STUDENT } from './jobs.ts';
import type { Gender } from './make-identity.ts';
import { cities } from './places.ts';
import type { Random } from './random.ts';
import type { Subject } from './subject.ts';

function chooseJob(random: Random, gender: Gender, age: number): Job {
  if (age < 21) return STUDENT;
  const open = JOBS.filter((job) => (job.ladder[0]?.age ?? 0) <= age);
  const weights = Object.fromEntries(open.map((job, at) => [String(at), job.weight[gender]]));
  return open[Number(random.weighted(weights))] ?? STUDENT;
}

/** The highest step likely at this age; sometimes one below it. */
function chooseRung(random: Random, job: Job, age: number): Rung | undefined {
  const reached = job.ladder.filter((rung) => rung.age <= age);
  return reached.length > 1 && random.chance(0.2) ? reached.at(-2) : reached.at(-1);
}

/** Education, profession, position and income of one career. */
export function makeWork({
  random,
  domain,
  gender,
  age,
  town,
  isAbroad,
  identity,
}: Subject): Entities['work'] {
  const job = chooseJob(random, gender, age);
  const rung = chooseRung(random, job, age);
  const home = identity.native ? town.native : town.name;
  const places = { none: null, home, city: isAbroad ? home : random.pick(cities[domain]) };
  return {
    education: job.education,
    education_desc: random.pick(job.learnt),
    profession: job.profession,
    annual_income: rung?.income ?? 'not-working',
    position: rung?.position ?? null,
    work_location: places[job.place],
  };
}
