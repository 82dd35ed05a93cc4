import { describe, expect, it } from 'vitest';
import { checkAll } from './check-all';

/** Submits a form whose boxes the browser accepts or not. */
function submitForm({ areBoxesChecked }: { areBoxesChecked: boolean }): string[] {
  const calls: string[] = [];
  const event = {
    currentTarget: {
      checkValidity() {
        calls.push('check boxes');
        return areBoxesChecked;
      },
    },
    preventDefault: () => calls.push('stay'),
  };
  checkAll(event, { submit: () => calls.push('submit'), showFaults: () => calls.push('check fields') });
  return calls;
}

describe('checkAll', () => {
  it('checks the fields too when a box is not checked, after the boxes, and sends nothing', () => {
    expect(submitForm({ areBoxesChecked: false })).toEqual(['check boxes', 'stay', 'check fields']);
  });

  it('submits the form when every box is checked', () => {
    expect(submitForm({ areBoxesChecked: true })).toEqual(['check boxes', 'submit']);
  });
});
