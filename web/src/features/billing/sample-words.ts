// What is said beside the samples of the demonstration.
export const SAMPLE_WORDS = 'A sample of this demonstration: you did not buy it.';
