import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** What it answers at a step: a line, nothing at all, the end of the connection, or lines of an answer that never ends. */
type Answer = string | 'silence' | 'reset' | 'drip';
type Step = 'connect' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'text' | 'end';

const DRIP_MS = 20;

const POLITE: Record<Step, Answer> = {
  connect: '220 rough',
  EHLO: '250 rough',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  // within the text of a mail: nothing is expected
  text: 'silence',
  end: '250 taken',
};

/** A mail server on this machine that answers as a test wants it. */
export interface RoughMailServer {
  url: string;
  /** what it answers now where it is not polite */
  answers: Partial<Record<Step, Answer>>;
  /** to whom a whole text was sent, however that was answered */
  texts: string[];
  /** connections that were made */
  connections: number;
  /** answers without an end that it began */
  drips: number;
  close(): Promise<void>;
}

export async function startRoughMailServer(port = 0): Promise<RoughMailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    rough.connections += 1;
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    talk(socket, rough);
  });
  const rough: RoughMailServer = {
    ...{ url: '', answers: {}, texts: [], connections: 0, drips: 0 },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  rough.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return rough;
}

function drip(socket: Socket): void {
  const dripping = setInterval(() => socket.write('250-wait\r\n'), DRIP_MS);
  socket.on('close', () => clearInterval(dripping));
}

function talk(socket: Socket, rough: RoughMailServer): void {
  let [to, isText] = ['', false];
  function answer(step: Step): Answer {
    const said = rough.answers[step] ?? POLITE[step];
    if (said === 'reset') socket.resetAndDestroy();
    else if (said === 'drip') {
      rough.drips += 1;
      drip(socket);
    } else if (said !== 'silence') socket.write(`${said}\r\n`);
    return said;
  }
  answer('connect');
  createInterface({ input: socket }).on('line', (line) => {
    if (isText) {
      if (line !== '.') return void answer('text');
      isText = false;
      rough.texts.push(to);
      return void answer('end');
    }
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? '';
    if (command === 'RSET') socket.write('250 ok\r\n');
    else if (command === 'QUIT') socket.end('221 bye\r\n');
    else if (command in POLITE) isText = answer(command as Step).startsWith('354');
  });
}
