/** Of processes that read files: no file is given up because other tests have the processor. */
export const PATIENT_READERS = { niceness: 0, longestMs: 600_000 };
