interface AuditResult {
  ok: boolean;
  output: string;
  note?: string;
}
export function auditResult(output: string): AuditResult;
export function audit(): Promise<AuditResult>;
