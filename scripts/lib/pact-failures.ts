interface Report {
  errors?: {
    interaction: string;
    mismatch: { mismatches?: { path?: string; key?: string; mismatch?: string }[]; message?: string };
  }[];
}

/**
 * Pact's verifier fails with its whole report as JSON in the message. This gives one line for each interaction that
 * failed (operation and situation), followed by where the answer differs and what was expected.
 */
export function failureLines(message: string): string[] {
  let report: Report;
  try {
    report = JSON.parse(message) as Report;
  } catch {
    return [message];
  }
  return (report.errors ?? []).flatMap(({ interaction, mismatch }) => {
    const name = interaction.split(' - ').at(-1) ?? interaction;
    const { mismatches = [], message: reason } = mismatch;
    const places = mismatches.map(
      ({ path, key, mismatch: text }) => `  ${[path ?? key, text].filter(Boolean).join(': ')}`,
    );
    return [name, ...(places.length > 0 ? places : [`  ${reason ?? 'failed'}`])];
  });
}
