// Answers of an engine that a test holds back, or has fail once.

export const gated = () => ({
  gate: Promise.resolve(),
  /** The error with which the next answer fails. */
  fault: null as Error | null,

  async answer<T>(make: () => T): Promise<T> {
    await this.gate;
    const { fault } = this;
    this.fault = null;
    if (fault) throw fault;
    return make();
  },

  /** Shut the gate; returns what opens it. */
  hold(): () => void {
    let open = () => {};
    this.gate = new Promise((resolve) => {
      open = resolve;
    });
    return open;
  },
});
