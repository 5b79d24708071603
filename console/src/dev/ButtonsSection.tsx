import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ButtonGroup } from '#ui/ButtonGroup.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { GallerySection } from './GallerySection.tsx';

const kinds = [
  { variant: 'primary', name: 'Primary', label: 'Start job' },
  { variant: 'secondary', name: 'Secondary', label: 'Export' },
  { variant: 'quiet', name: 'Quiet', label: 'Hide' },
  { variant: 'danger', name: 'Destructive', label: 'Delete 3 jobs' },
] as const;

export function ButtonsSection() {
  const [order, setOrder] = useState('newest');
  return (
    <GallerySection title="Buttons">
      <div className="grid grid-cols-[8rem_repeat(4,max-content)] items-center justify-items-start gap-x-6 gap-y-3 text-sm max-md:grid-cols-[repeat(2,max-content)]">
        {['', 'Rest', 'Disabled', 'Working', 'With icon'].map((head) => (
          <span key={head} className="text-xs text-text-faint max-md:hidden">
            {head}
          </span>
        ))}
        {kinds.map(({ variant, name, label }) => (
          <div key={variant} className="contents">
            <span className="max-md:col-span-2">{name}</span>
            <Button variant={variant}>{label}</Button>
            <Button variant={variant} disabled>
              {label}
            </Button>
            <Button variant={variant} working>
              {label}
            </Button>
            <Button variant={variant} icon="download">
              {label}
            </Button>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm">Small, 28</Button>
        <Button>Default, 32</Button>
        <Button size="lg">Large, 40</Button>
        <Button icon="upload" working>
          Working with icon
        </Button>
        <Button to="/dev/gallery">As link</Button>
        <IconButton icon="trash" label="Delete" />
        <IconButton icon="copy" label="Copy" variant="secondary" />
        <IconButton icon="copy" label="Copying" variant="secondary" working />
        <ButtonGroup label="Pages">
          <IconButton icon="chevron-left" label="Previous" variant="secondary" disabled />
          <IconButton icon="chevron-right" label="Next" variant="secondary" />
        </ButtonGroup>
        <Menu
          label="Actions for April letters"
          variant="secondary"
          size="md"
          items={[
            { label: 'Export', icon: 'download', onSelect: () => {} },
            { label: 'Open', icon: 'jobs', to: '/dev/gallery' },
            { label: 'Cancel letters', icon: 'canceled', disabled: true },
            { label: 'Delete', icon: 'trash', danger: true, onSelect: () => {} },
          ]}
        />
        <Menu
          label={`Order: ${order}`}
          align="start"
          variant="secondary"
          size="md"
          trigger={`Order: ${order}`}
          items={['newest', 'oldest'].map((name) => ({
            label: name,
            checked: name === order,
            onSelect: () => setOrder(name),
          }))}
        />
        <Button variant="text">Text button</Button>
      </div>
    </GallerySection>
  );
}
