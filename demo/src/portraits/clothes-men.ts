import type { Fabric } from './clothes-women.ts';
import { type Colour, darker, GOLD, lighter, PALE_GOLD } from './colours.ts';

export type MansClothes = 'shirt' | 'kurta' | 'sherwani' | 'jacket' | 'suit' | 'stole';

/** Shoulders to the lower edge, up to the neck. */
function body(fabric: Colour): string {
  return `<path fill="${fabric}" d="M44 580C44 440 58 396 112 373C138 362 154 355 163 342Q200 392 237 342
    C246 355 262 362 288 373C342 396 356 440 356 580Z"/>
    <path fill="none" stroke="${darker(fabric, 0.4)}" stroke-width="2.5" stroke-linecap="round" stroke-opacity=".4"
    d="M96 480C100 446 98 430 90 412M304 480C300 446 302 430 310 412"/>`;
}

export function mansClothes(kind: MansClothes, fabric: Fabric): string {
  const { main, second } = fabric;
  switch (kind) {
    case 'shirt':
      return shirt(main);
    case 'kurta':
      return body(main) + bandCollar(main) + placket(darker(main, 0.2), 470);
    case 'sherwani':
      return sherwani(fabric);
    case 'jacket':
      return body(second) + sleevelessJacket(main);
    case 'suit':
      return suit(fabric);
    case 'stole':
      return shirt('#f8f3e8') + stole(main);
  }
}

function shirt(fabric: Colour): string {
  const fold = darker(fabric, 0.22);
  return `${body(fabric)}
    <path fill="${darker(fabric, 0.07)}" stroke="${fold}" stroke-width="1.5" stroke-linejoin="round"
    d="M165 338L200 384L177 403L148 359ZM235 338L200 384L223 403L252 359Z"/>
    <path stroke="${fold}" stroke-width="2" d="M200 386V560"/>
    <g fill="${lighter(fabric, 0.6)}" stroke="${fold}" stroke-width="1">${[408, 452, 496].map((y) => `<circle cx="206" cy="${y}" r="3"/>`).join('')}</g>`;
}

function bandCollar(fabric: Colour): string {
  return `<path fill="${darker(fabric, 0.12)}" stroke="${darker(fabric, 0.35)}" stroke-width="1.5" stroke-linejoin="round"
    d="M166 335C170 364 194 372 200 384C206 372 230 364 234 335L244 352C240 376 210 384 203 396H197C190 384 160 376 156 352Z"/>`;
}

function placket(colour: Colour, end: number): string {
  return `<path fill="none" stroke="${colour}" stroke-width="14" d="M200 394V${end}"/>
    <g fill="${PALE_GOLD}">${[404, 426, 448].map((y) => `<circle cx="200" cy="${y}" r="2.8"/>`).join('')}</g>`;
}

function sherwani({ main, second }: Fabric): string {
  const rows = [408, 428, 448, 468, 488];
  return `${body(main)}
    <path fill="none" stroke="${GOLD}" stroke-width="22" d="M200 390V580"/>
    <path fill="none" stroke="${second}" stroke-width="14" d="M200 390V580"/>
    <g fill="${PALE_GOLD}">${rows.map((y) => `<path d="M200 ${y - 7}L205 ${y}L200 ${y + 7}L195 ${y}Z"/>`).join('')}</g>
    <g fill="${PALE_GOLD}" fill-opacity=".55">${[-1, 1]
      .flatMap((side) =>
        [
          [48, 400],
          [78, 424],
          [46, 446],
          [84, 470],
        ].map(([dx = 0, y = 0]) => `<circle cx="${200 + side * dx}" cy="${y}" r="3"/>`),
      )
      .join('')}</g>
    ${bandCollar(second)}<path fill="none" stroke="${GOLD}" stroke-width="3" d="M156 352C160 376 190 384 197 396H203C210 384 240 376 244 352"/>`;
}

/** Without sleeves, over a kurta. */
function sleevelessJacket(fabric: Colour): string {
  return `<path fill="${fabric}" d="M118 372C140 361 154 355 163 342Q200 392 237 342C246 355 260 361 282 372
    C296 420 296 480 292 580H108C104 480 104 420 118 372Z"/>${bandCollar(fabric)}
    <path stroke="${darker(fabric, 0.4)}" stroke-width="2" d="M200 396V560"/>
    <g fill="${darker(fabric, 0.45)}">${[410, 434, 458].map((y) => `<circle cx="207" cy="${y}" r="3.4"/>`).join('')}</g>
    <path fill="${lighter(fabric, 0.65)}" d="M240 452L266 448L262 460L244 462Z"/>`;
}

function suit({ main, second }: Fabric): string {
  const dark = darker(main, 0.3);
  return `${shirt('#f6f4f0')}
    <path fill="${second}" stroke="${darker(second, 0.3)}" stroke-width="1" d="M191 386H209L205 402L214 500L200 524L186 500L195 402Z"/>
    <path fill="${main}" d="M44 580C44 440 58 396 112 373C132 364 146 359 154 352L188 540V580ZM356 580C356 440 342 396 288 373
    C268 364 254 359 246 352L212 540V580Z"/>
    <path fill="${dark}" d="M154 352L128 384L136 420L150 422L192 530ZM246 352L272 384L264 420L250 422L208 530Z"/>`;
}

/** The pressed cloth with a border that is worn over a white shirt at a Tamil wedding. */
function stole(border: Colour): string {
  const cloth =
    'M240 346C270 360 306 372 330 396C344 440 348 500 348 580H268C276 500 272 430 240 346Z';
  return `<path fill="#fffaf0" stroke="#d8ccb4" stroke-width="1.5" d="${cloth}"/>
    <path fill="none" stroke="${GOLD}" stroke-width="9" d="M249 354C280 430 284 500 278 580"/>
    <path fill="none" stroke="${border}" stroke-width="5" d="M258 358C290 430 294 500 288 580"/>
    <path fill="none" stroke="#d8ccb4" stroke-width="1.5" d="M284 372C312 430 318 500 314 580"/>`;
}
