import type { WebhookOptions } from '@tassel/contract/webhook.ts';
import { aidOptionLabels, costOptionLabels, jobOptionLabels, letterOptionLabels } from './option-labels.ts';
import { SwitchGroup } from './SwitchGroup.tsx';

type Props = { options: WebhookOptions; onChange: (options: WebhookOptions) => void };

export function BodyOptions({ options, onChange }: Props) {
  const { returnJob, returnAidAmount, returnCostAmount } = options;
  return (
    <section className="border-t border-border pt-5">
      <h2 className="mb-2 text-base font-semibold">Send in the body</h2>
      <div className="grid grid-cols-3 gap-4 max-md:grid-cols-2">
        <SwitchGroup
          title="Letter"
          labels={letterOptionLabels}
          values={options}
          onChange={(letter) => onChange({ ...options, ...letter })}
        />
        <div className="grid content-start gap-3">
          <SwitchGroup
            title="Job"
            labels={jobOptionLabels}
            values={returnJob}
            onChange={(returnJob) => onChange({ ...options, returnJob })}
          />
          <SwitchGroup
            title="Cost amounts"
            labels={costOptionLabels}
            values={returnCostAmount}
            onChange={(returnCostAmount) => onChange({ ...options, returnCostAmount })}
          />
        </div>
        <SwitchGroup
          title="Aid amounts"
          labels={aidOptionLabels}
          values={returnAidAmount}
          onChange={(returnAidAmount) => onChange({ ...options, returnAidAmount })}
        />
      </div>
    </section>
  );
}
