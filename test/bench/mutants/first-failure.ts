import fc from 'fast-check';

// A mutant is dead at the first case that fails: nobody reads its smallest counterexample.
fc.configureGlobal({ endOnFailure: true });
