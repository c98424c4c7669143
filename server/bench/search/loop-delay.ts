// Loaded into the product before it starts: writes the longest hold of its event loop, in milliseconds, each time it is asked.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('SIGUSR2', () => {
  const path = process.env.LOOP_DELAY_FILE;
  if (path) writeFileSync(path, (delay.max / 1e6).toFixed(1));
  delay.reset();
});
