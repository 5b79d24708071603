function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;
}

function box(x: number, y: number, width: number, height: number, corner: number): string {
  const arc = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  const across = width - 2 * corner;
  const down = height - 2 * corner;
  return `M${x + corner} ${y}h${across}${arc(corner, corner)}v${down}${arc(-corner, corner)}h${-across}${arc(-corner, -corner)}v${-down}${arc(corner, -corner)}z`;
}

const ring = circle(8, 8, 5.75);
const eye = `M1.75 8S4 3.75 8 3.75 14.25 8 14.25 8 12 12.25 8 12.25 1.75 8 1.75 8z${circle(8, 8, 1.9)}`;
const tray = 'M2.75 10.5v2a1 1 0 0 0 1 1h8.5a1 1 0 0 0 1-1v-2';

/** Stroke paths on a grid of 16 by 16. */
export const iconPaths = {
  'arrow-down': 'M8 12.5v-9M4.75 9.25 8 12.5l3.25-3.25',
  'arrow-left': 'M12.75 8h-9.5M7 4.25 3.25 8 7 11.75',
  'arrow-right': 'M3.25 8h9.5M9 4.25 12.75 8 9 11.75',
  'arrow-up': 'M8 3.5v9M4.75 6.75 8 3.5l3.25 3.25',
  'bad-file':
    'M4 6.25v-3a1 1 0 0 1 1-1h4.25L12.5 5.5v.75M12.5 10.5v2.25a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V10.5m-2-1.75 2.4-1.25 2.4 1.5 2.4-1.5 2.4 1.5L14 7.75',
  calendar: `${box(2.75, 3.5, 10.5, 9.75, 1.25)}M2.75 6.75h10.5M5.5 2.25v2.5M10.5 2.25v2.5`,
  canceled: `${ring}M4 4l8 8`,
  card: `${box(1.75, 3.5, 12.5, 9, 1.25)}M1.75 6.5h12.5M4.25 9.75h2.5`,
  check: 'm3.25 8.5 3.1 3.1 6.4-7.2',
  'check-circle': `${ring}M5.6 8.2l1.7 1.7 3.1-3.6`,
  'chevron-down': 'M4.75 6.5 8 9.75l3.25-3.25',
  'chevron-left': 'M9.5 4.75 6.25 8l3.25 3.25',
  'chevron-right': 'M6.5 4.75 9.75 8 6.5 11.25',
  'chevron-up': 'M4.75 9.5 8 6.25l3.25 3.25',
  clock: `${ring}M8 4.75V8l2.25 1.5`,
  close: 'm4.25 4.25 7.5 7.5m0-7.5-7.5 7.5',
  copy: `${box(5.25, 5.25, 8, 8, 1.25)}M10.75 5V4a1.25 1.25 0 0 0-1.25-1.25H4A1.25 1.25 0 0 0 2.75 4v5.5A1.25 1.25 0 0 0 4 10.75h1`,
  download: `M8 2.5v7.75M4.75 7 8 10.25 11.25 7${tray}`,
  external:
    'M9.5 2.75h3.75V6.5M13 3 7.75 8.25M6.75 3.75H4a1.25 1.25 0 0 0-1.25 1.25v7A1.25 1.25 0 0 0 4 13.25h7A1.25 1.25 0 0 0 12.25 12V9.25',
  eye,
  'eye-off': `${eye}M2.75 13.25l10.5-10.5`,
  file: 'M4 3.25a1 1 0 0 1 1-1h4.25L12.5 5.5v7.25a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM9 2.5v3.25h3.25',
  filter: 'M2.5 4h11M4.75 8h6.5M6.75 12h2.5',
  fit: 'M2.75 5.75v-3h3M10.25 2.75h3v3M13.25 10.25v3h-3M5.75 13.25h-3v-3',
  folder: 'M2.25 4.5a1 1 0 0 1 1-1h3L7.75 5.25h5a1 1 0 0 1 1 1v5.5a1 1 0 0 1-1 1h-9.5a1 1 0 0 1-1-1z',
  graphql: 'm8 2.25 5 2.875v5.75L8 13.75l-5-2.875v-5.75zM8 2.5 3.25 10.75h9.5z',
  grip: 'M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01',
  image: `${box(2.5, 3, 11, 10, 1.25)}${circle(5.9, 6.2, 0.9)}M2.75 11.5l3.5-3 2.25 1.9 2-1.65 2.75 2.5`,
  info: `${ring}M8 7.5v3.25M8 5.2v.05`,
  jobs: `M5.25 2.5h6a1.5 1.5 0 0 1 1.5 1.5v7.25${box(2.75, 5, 7.25, 8.5, 1.25)}M5 8h2.75M5 10.5h2.75`,
  key: `${circle(5.25, 10.75, 2.75)}M7.25 8.75l6-6M10.5 5.5l2 2`,
  link: 'M6.75 9.25a2.5 2.5 0 0 0 3.5 0l2.25-2.25a2.5 2.5 0 0 0-3.5-3.5l-.75.75M9.25 6.75a2.5 2.5 0 0 0-3.5 0L3.5 9A2.5 2.5 0 0 0 7 12.5l.75-.75',
  lock: `${box(3.5, 7, 9, 6.5, 1.25)}M5.5 6.75V5a2.5 2.5 0 0 1 5 0v1.75`,
  mail: `${box(2, 3.5, 12, 9, 1.25)}M2.5 4.75l5.5 4 5.5-4`,
  menu: 'M2.5 4.75h11M2.5 8h11M2.5 11.25h11',
  minus: 'M3.25 8h9.5',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  note: 'M2.75 3.25h10.5v7H8L5 13v-2.75H2.75z',
  paperclip: 'm12.5 7.5-4.75 4.75a2.65 2.65 0 0 1-3.75-3.75l5.25-5.25a1.75 1.75 0 0 1 2.5 2.5L6.9 10.6',
  pause: 'M5.75 3.5v9M10.25 3.5v9',
  pencil: 'm10.75 3.25 2 2L5.5 12.5l-2.75.75.75-2.75z',
  pending: 'M8 2.25A5.75 5.75 0 1 1 2.25 8M8 5v3.25l2 1.25',
  play: 'M5.25 3.5v9l7-4.5z',
  plus: 'M8 3.25v9.5M3.25 8h9.5',
  question: `${ring}M6.5 6.4a1.55 1.55 0 1 1 2.2 1.5c-.5.25-.7.55-.7 1.1M8 11v.05`,
  refresh: 'M13 8a5 5 0 1 1-1.6-3.65M13 2.5v2.75h-2.75',
  search: `${circle(7, 7, 4.25)}M10.25 10.25l3.25 3.25`,
  send: 'M13.5 2.5 7 9M13.5 2.5l-4 11L7 9 2.5 6.5z',
  settings: `M2.5 5h5.25M11.25 5h2.25M2.5 11h2.25M8.25 11h5.25${circle(9.5, 5, 1.75)}${circle(6.5, 11, 1.75)}`,
  sidebar: `${box(2.5, 3, 11, 10, 1.5)}M6.25 3v10`,
  'sign-out': 'M6.25 3H4a1.25 1.25 0 0 0-1.25 1.25v7.5A1.25 1.25 0 0 0 4 13h2.25M10 5l3 3-3 3M13 8H6.25',
  'size-limit': 'M3.25 2.75h9.5M8 13.5V6M4.75 9 8 5.75 11.25 9',
  trash: 'M2.75 4.5h10.5M6.25 4.25v-1.5h3.5v1.5M4.25 4.75l.6 8a1 1 0 0 0 1 .9h4.3a1 1 0 0 0 1-.9l.6-8',
  undo: 'M3 6.25h6.5a3.25 3.25 0 0 1 0 6.5h-3M5.75 3.5 3 6.25 5.75 9',
  upload: `M8 10.25V2.5M4.75 5.75 8 2.5l3.25 3.25${tray}`,
  user: `${circle(8, 5.5, 2.5)}M3.25 13.25a4.75 4.75 0 0 1 9.5 0`,
  users: `${circle(6, 5.75, 2.25)}M1.75 13a4.25 4.25 0 0 1 8.5 0M10.25 3.75a2.25 2.25 0 0 1 0 4M11.75 9.4A4.25 4.25 0 0 1 14.25 13`,
  warning: 'M8 2.6 14 13H2zM8 6.75v2.75M8 11.2v.05',
  webhooks: `${circle(8, 3.9, 1.65)}${circle(3.9, 11.6, 1.65)}${circle(12.1, 11.6, 1.65)}M7.2 5.4 4.7 10.1M5.6 11.6h4.8M11.3 10.1 8.8 5.4`,
  'x-circle': `${ring}M6.1 6.1l3.8 3.8m0-3.8L6.1 9.9`,
} as const;

export type IconName = keyof typeof iconPaths;

export const dottedIcons: ReadonlySet<IconName> = new Set<IconName>(['more', 'grip']);
