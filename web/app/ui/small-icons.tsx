/** Icons that are drawn in a line or two: those of the package are in every page's file of icons. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  on: 'M9 5l7 7-7 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  heart: 'M12 20l-7.5-7.4a5 5 0 1 1 7.5-6.5 5 5 0 1 1 7.5 6.5z',
} as const;

export function SmallIcon({
  name,
  size = 26,
  filled = false,
}: {
  name: keyof typeof PATHS;
  size?: number;
  filled?: boolean;
}) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={PATHS[name]}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
