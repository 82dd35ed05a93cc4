import { useState } from 'react';
import { CheckedTextField } from '#components/ui/checked-text-field';
import { isWholeCode, readCode } from './code';

/** The six-digit code of a message, by paste with surrounding text or by autofill. */
export function CodeField() {
  const [code, setCode] = useState('');
  return (
    <CheckedTextField
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
        event.target.setCustomValidity(isWholeCode(read) ? '' : 'Enter the six-digit code.');
      }}
    />
  );
}
