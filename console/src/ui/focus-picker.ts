export function focusPicker(panel: HTMLElement): void {
  panel.querySelector<HTMLElement>('[data-picker-focus]')?.focus();
  panel.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
}
