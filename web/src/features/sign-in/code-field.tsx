import { useState } from 'react';
import { TextField } from '#components/ui/text-field';
import { isWholeCode, readCode } from './code';

/** The six digits from the message. They can be pasted with whatever stands round them, or filled in by the device. */
export function CodeField() {
  const [code, setCode] = useState('');
  return (
    <TextField
      label="Code"
      name="code"
      className="code-field"
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="000000"
      required
      data-route-focus=""
      value={code}
      onChange={(event) => {
        const read = readCode(event.target.value);
        setCode(read);
        event.target.setCustomValidity(isWholeCode(read) ? '' : 'The code has six digits.');
      }}
    />
  );
}
