import { useState } from 'react';
import { Dropdown } from '#ui/Dropdown.tsx';
import { letterStatusLook, letterStatusOrder } from '#ui/letter-status-look.ts';
import { MultiSelect } from '#ui/MultiSelect.tsx';
import { SearchableSelect } from '#ui/SearchableSelect.tsx';
import { GallerySection } from './GallerySection.tsx';

const schools = [
  'Bayshore Point College',
  'Bluestem Prairie University',
  'Caprock State University',
  'Harrow Glen College',
  'Kestrel Bay University',
  'Lincoln Ridge College',
  'Thornbury Institute',
].map((label) => ({ value: label, label }));
const statuses = letterStatusOrder.map((value) => ({ value, label: letterStatusLook[value].label }));
const roles = [
  { value: 'USER', label: 'User', detail: 'Uploads letters, downloads results, manages developer tools' },
  { value: 'REVIEWER', label: 'Reviewer', detail: 'Reads and decides letters in manual review, nothing else' },
  { value: 'ADMIN', label: 'Administrator', detail: 'All of it, and members, settings and billing' },
] as const;

export function SelectSection() {
  const [school, setSchool] = useState<string | null>('Kestrel Bay University');
  const [chosen, setChosen] = useState<string[]>(['MANUAL_REVIEW', 'NOT_SUPPORTED']);
  const [role, setRole] = useState<string | null>(null);
  const [size, setSize] = useState<string | null>('10');
  return (
    <GallerySection title="Select">
      <div className="grid grid-cols-4 gap-5 max-lg:grid-cols-2 max-md:grid-cols-1">
        <SearchableSelect label="Searchable select" value={school} options={schools} onChange={setSchool} />
        <MultiSelect label="Multi-select" many="statuses" values={chosen} options={statuses} onChange={setChosen} />
        <Dropdown label="Dropdown, empty" value={null} options={[]} onChange={() => {}} />
        <Dropdown
          label="Dropdown"
          required
          value={role}
          options={roles}
          onChange={setRole}
          error={role === null && 'You must select an access level.'}
        />
        <Dropdown label="Dropdown, disabled" value={null} options={roles} onChange={() => {}} disabled />
        <Dropdown
          label="Dropdown, bare"
          look="bare"
          value={size}
          options={['10', '15', '20', '25', '30'].map((value) => ({ value, label: value }))}
          onChange={setSize}
        />
        <SearchableSelect label="Searchable, unset" value={null} options={schools} onChange={() => {}} />
        <MultiSelect label="Multi-select, unset" many="statuses" values={[]} options={statuses} onChange={() => {}} />
      </div>
    </GallerySection>
  );
}
