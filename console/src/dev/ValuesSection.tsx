import { useState } from 'react';
import { Avatar } from '#ui/Avatar.tsx';
import { CodeBlock } from '#ui/CodeBlock.tsx';
import { ConfidenceBars } from '#ui/ConfidenceBars.tsx';
import { CopyField } from '#ui/CopyField.tsx';
import { DateRange, type DayRange } from '#ui/DateRange.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { Logo } from '#ui/Logo.tsx';
import { money } from '#ui/money.ts';
import { Panel } from '#ui/Panel.tsx';
import { When } from '#ui/When.tsx';
import { GallerySection } from './GallerySection.tsx';

const body = JSON.stringify({ event: 'letter.ready', letter: { id: 'lt_20418', netPrice: 7395 } }, null, 2);

export function ValuesSection() {
  const [range, setRange] = useState<DayRange>({ from: '2026-04-01', to: null });
  const [backward, setBackward] = useState<DayRange>({ from: '2026-04-14', to: '2026-04-01' });
  return (
    <GallerySection title="Values">
      <div className="grid grid-cols-2 gap-6 max-md:grid-cols-1">
        <CopyField label="Copy field" value="https://tassel.example/hooks/4f2a" help="Paste it into your system" />
        <CopyField label="Copy field, secret" value="tsl_ab12cd34ef56" secret />
      </div>
      <DateRange label="Date range" value={range} onChange={setRange} />
      <DateRange label="Date range, error" value={backward} onChange={setBackward} />
      <Panel title="Body">
        <CodeBlock label="Body">{body}</CodeBlock>
      </Panel>
      <div className="flex flex-wrap items-center gap-5">
        <Logo />
        <Logo word={false} />
        <Avatar name="Dana Whitfield" />
        <Avatar name="Dana Whitfield" size="lg" />
        <span className="flex gap-4 text-sm">
          <ConfidenceBars value={0.97} />
          <ConfidenceBars value={0.78} />
          <ConfidenceBars value={0.3} />
        </span>
        <span className="text-sm text-text-muted tabular-nums">
          {money(7395)} · {money(31405.5)} · {money(-1200)}
        </span>
        <span className="text-sm text-text-muted">
          Updated <When time={new Date(Date.now() - 18 * 60_000).toISOString()} />
        </span>
        <span className="text-sm text-text-muted">
          Next letter <Kbd>Shift</Kbd> <Kbd>J</Kbd>
        </span>
      </div>
    </GallerySection>
  );
}
