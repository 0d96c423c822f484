/** A sentence that a journey in the browser proved, and a spec beside the screen proves now. */
interface MovedTest {
  /** The sentence of the journey. */
  readonly sentence: string;
  /** A part of the name of the test that proves it now. */
  readonly test: string;
  /** A fault that makes the test fail, and made the journey fail. */
  readonly fault: Fault;
}

/** A change of one place in a file that breaks a rule. */
export interface Fault {
  /** Path in the repository. */
  readonly file: string;
  /** Text that is in the file once. */
  readonly from: string;
  readonly to: string;
}

/** The tests that left a file of journeys. */
export interface MovedJourney {
  readonly journey: string;
  /** The commit before the move, which still has the journey. */
  readonly before: string;
  readonly spec: string;
  readonly tests: readonly MovedTest[];
}
