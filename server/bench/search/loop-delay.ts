// Loaded into the product before it starts: writes for how long its event loop was held at most, in milliseconds, each time it is asked, and how
// much of that it worked: on two busy cores the system lets other processes run in between.
import { writeFileSync } from 'node:fs';

const EVERY_MS = 2;
const cpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

let most = { held: 0, worked: 0 };
let last = { at: performance.now(), cpu: cpuMs() };
setInterval(() => {
  const now = { at: performance.now(), cpu: cpuMs() };
  most = {
    held: Math.max(most.held, now.at - last.at - EVERY_MS),
    worked: Math.max(most.worked, now.cpu - last.cpu),
  };
  last = now;
}, EVERY_MS).unref();

process.on('SIGUSR2', () => {
  const path = process.env.LOOP_DELAY_FILE;
  const { held, worked } = most;
  if (path) writeFileSync(path, `${held.toFixed(1)} ms, of work ${worked.toFixed(1)}`);
  most = { held: 0, worked: 0 };
});
