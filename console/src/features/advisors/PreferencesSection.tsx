import { pageSizes } from '@tassel/contract/page-size.ts';
import { usePageSize } from '#features/session/use-page-size.ts';
import { Dropdown } from '#ui/Dropdown.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { appearanceOptions, useTheme } from '#ui/use-theme.ts';

const sizeOptions = pageSizes.map((size) => ({ value: String(size), label: `${size} rows` }));

export function PreferencesSection() {
  const { appearance, setAppearance } = useTheme();
  const { size, keep } = usePageSize();
  return (
    <section aria-labelledby="preferences" className="grid gap-5 border-t border-border pt-6">
      <h2 id="preferences" className="text-base font-semibold">
        Preferences
      </h2>
      <SegmentedControl label="Appearance" value={appearance} options={appearanceOptions} onChange={setAppearance} />
      <Dropdown
        label="Page size"
        help="How many rows a list shows."
        value={String(size)}
        options={sizeOptions}
        onChange={(value) => keep(Number(value))}
      />
    </section>
  );
}
