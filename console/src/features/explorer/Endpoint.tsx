import { CopyField } from '#ui/CopyField.tsx';

type Props = { title: string; address: string; headers: [name: string, value: string][] };

export function Endpoint({ title, address, headers }: Props) {
  return (
    <section className="mt-8">
      <h2 className="mb-4 text-base font-semibold">{title}</h2>
      <CopyField label={`Address: ${title}`} hideLabel value={address} />
      <dl className="mt-4 border-t border-border text-sm">
        {headers.map(([name, value]) => (
          <div key={name} className="flex gap-x-4 border-b border-border py-2.5 max-md:flex-col">
            <dt className="w-44 shrink-0 font-mono text-xs leading-5 text-text-muted">{name}</dt>
            <dd className="min-w-0 font-mono text-xs leading-5 wrap-break-word">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
