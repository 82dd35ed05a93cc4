import fc from 'fast-check';

// A mutant is killed by the first failing case, so shrinking a counterexample is unnecessary.
fc.configureGlobal({ endOnFailure: true });
