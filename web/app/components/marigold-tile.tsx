const RUFFLE = [0, 45, 90, 135, 180, 225, 270, 315];

/** One span of a toran, 72 by 34: marigolds on a cord, mango leaves hanging between them. */
export function MarigoldTile() {
  return (
    <>
      <path d="M0 3 H72" stroke="var(--mala-brand-7)" strokeWidth="2.5" />
      <Leaf x={18} long />
      <Leaf x={36} />
      <Leaf x={54} long />
      <Marigold x={0} y={8} size={8} />
      <Marigold x={72} y={8} size={8} />
      <Marigold x={36} y={7} size={6.5} />
      <Marigold x={18} y={5.5} size={4} />
      <Marigold x={54} y={5.5} size={4} />
    </>
  );
}

function Leaf({ x, long = false }: { x: number; long?: boolean }) {
  const tip = long ? 32 : 27;
  return (
    <>
      <path
        d={`M${x} 4 Q${x + 8} ${tip / 2} ${x} ${tip} Q${x - 8} ${tip / 2} ${x} 4 Z`}
        fill="var(--mala-leaf)"
      />
      <path d={`M${x} 5 V${tip - 3}`} stroke="var(--mala-paper)" strokeWidth="0.7" opacity="0.6" />
    </>
  );
}

function Marigold({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 8})`}>
      {RUFFLE.map((turn) => (
        <circle
          key={turn}
          cy="-5"
          r="3.4"
          transform={`rotate(${turn})`}
          fill="var(--mala-blossom)"
        />
      ))}
      <circle r="5" fill="var(--mala-blossom)" />
      {RUFFLE.map((turn) => (
        <circle
          key={turn}
          cy="-2.8"
          r="2"
          transform={`rotate(${turn + 22})`}
          fill="var(--mala-heart)"
          opacity="0.55"
        />
      ))}
      <circle r="2.2" fill="var(--mala-heart)" />
    </g>
  );
}
