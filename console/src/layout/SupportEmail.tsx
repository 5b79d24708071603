import { config } from '#console/config.ts';

export function SupportEmail() {
  return <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>;
}
