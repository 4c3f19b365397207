package agents

import (
	"context"
	"fmt"
	"strings"
)

// codeInput is code to be checked.
type codeInput struct {
	Code string `json:"code" jsonschema:"a whole module of TSX with its imports"`
}

// longCode is the most code that is checked at a time, in bytes.
const longCode = 64 << 10

func (a *answers) checkCode(ctx context.Context, in codeInput) (string, error) {
	if strings.TrimSpace(in.Code) == "" || len(in.Code) > longCode {
		return "", fmt.Errorf("code has between 1 and %d bytes: hand in one module with its imports", longCode)
	}
	report, err := a.Checker.Check(ctx, in.Code)
	if err != nil {
		return "", err
	}
	if len(report.Problems) == 0 {
		return fmt.Sprintf("It compiles against %s.\n", report.Against), nil
	}
	var out strings.Builder
	fmt.Fprintf(&out, "Against %s:\n", report.Against)
	for _, p := range report.Problems {
		fmt.Fprintf(&out, "%d:%d %s\n", p.Line, p.Column, cut(p.What, shortAnswer))
		if p.Corrected != "" {
			fmt.Fprintf(&out, "  - %s\n  + %s\n", strings.TrimSpace(p.Text), strings.TrimSpace(p.Corrected))
		}
		if p.Because != "" {
			fmt.Fprintf(&out, "  because %s\n", p.Because)
		}
	}
	return cut(out.String(), longAnswer), nil
}
