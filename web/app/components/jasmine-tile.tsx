/** x, y and turn of each bud on the thread that sags across the tile. */
const BUDS = [
  [4, 6, -20],
  [13, 11, 15],
  [22, 15, -10],
  [31, 17.5, 20],
  [41, 17.5, -20],
  [50, 15, 10],
  [59, 11, -15],
  [68, 6, 20],
] as const;

const PETALS = [0, 72, 144, 216, 288];

/** One sag of a jasmine string, 72 by 34, with kanakambaram between the blossoms. */
export function JasmineTile() {
  return (
    <>
      <path d="M0 3 Q36 33 72 3" fill="none" stroke="var(--mala-leaf)" strokeWidth="2" />
      {BUDS.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d="M-6 1 Q-3 -6 0 -1 Q3 -6 6 1 Z" fill="var(--mala-leaf)" />
          {PETALS.map((petal) => (
            <ellipse
              key={petal}
              cy="-3.4"
              rx="2.3"
              ry="3.6"
              transform={`translate(0 2) rotate(${petal})`}
              fill="var(--mala-blossom)"
              stroke="#c9b48e"
              strokeWidth="0.5"
            />
          ))}
          <circle cy="2" r="1.5" fill="var(--mala-heart)" />
        </g>
      ))}
      <g transform="translate(0 4)">
        <Kanakambaram />
      </g>
      <g transform="translate(72 4)">
        <Kanakambaram />
      </g>
    </>
  );
}

/** The orange flower that is strung between jasmine; half of it stands on either side of the seam. */
function Kanakambaram() {
  return (
    <>
      {PETALS.map((petal) => (
        <ellipse
          key={petal}
          cy="-3.6"
          rx="2.6"
          ry="3.8"
          transform={`translate(0 3) rotate(${petal})`}
          fill="var(--mala-accent-5)"
        />
      ))}
      <circle cy="3" r="1.6" fill="var(--mala-brand-6)" />
    </>
  );
}
