import { useState } from 'react';
import { SearchBox } from '#ui/SearchBox.tsx';
import { TagInput } from '#ui/TagInput.tsx';
import { Textarea } from '#ui/Textarea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { GallerySection } from './GallerySection.tsx';

export function TextInputSection() {
  const [empty, setEmpty] = useState('');
  const [filled, setFilled] = useState('April letters, East cohort');
  const [zip, setZip] = useState('9720');
  const [host, setHost] = useState('records.bridgepath.example');
  const [search, setSearch] = useState('');
  const [note, setNote] = useState('Second page is cut off. Asked the family for a new scan on April 13.');
  const [json, setJson] = useState('{ "student_id": S-20418 }');
  const [emails, setEmails] = useState(['ines.moreau@bridgepath.example', 'sam.lee@bridgepath']);
  const isInvalid = (email: string) => !/@.+\..+/.test(email);
  return (
    <GallerySection title="Text input">
      <div className="grid grid-cols-3 gap-x-6 gap-y-5 max-md:grid-cols-1">
        <TextInput
          label="Empty"
          value={empty}
          onChange={setEmpty}
          placeholder="Upload 2026-04-14 09:12"
          help="1 to 120 characters"
        />
        <TextInput label="Filled" required value={filled} onChange={setFilled} />
        <TextInput
          label="Error"
          required
          value={zip}
          onChange={setZip}
          error="Enter 5 digits, or ZIP+4: 97201-1234."
          help="Where the school is"
        />
        <TextInput label="Prefix" value={host} onChange={setHost} prefix="https://" optional />
        <TextInput label="Disabled" value="dana.whitfield@bridgepath.example" onChange={() => {}} disabled />
        <div>
          <p aria-hidden="true" className="mb-1.5 text-sm font-medium">
            Search
          </p>
          <SearchBox label="Search letters" value={search} onChange={setSearch} block />
        </div>
        <Textarea label="Textarea" value={note} onChange={setNote} help="Note for the next reviewer" />
        <Textarea
          label="Textarea, error"
          required
          mono
          value={json}
          onChange={setJson}
          error="Not JSON: quote the value of student_id."
        />
        <TagInput
          label="Tag input"
          required
          value={emails}
          onChange={setEmails}
          isInvalid={isInvalid}
          placeholder="Add email"
          error={emails.some(isInvalid) && 'There is an invalid email.'}
        />
        <TextInput label="Large" size="lg" value={empty} onChange={setEmpty} />
        <TagInput label="Tag input, empty" value={[]} onChange={() => {}} placeholder="Add email" />
        <TagInput label="Tag input, disabled" value={['ines.moreau@bridgepath.example']} onChange={() => {}} disabled />
      </div>
    </GallerySection>
  );
}
