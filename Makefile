# Every target is one function in web/build/tasks.py; `make help` lists them.
TASKS := help play build test lint format test-rules test-page test-pyodide test-e2e test-forms test-matches test-touch test-memory test-kills test-mutants test-undo test-links test-secrecy test-think test-sabotage test-browsers shots pictures gallery bench coverage balance strength fuzz lock clean distclean

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)

.PHONY: $(TASKS)
$(TASKS):
	@$(or $(PYTHON),$(error Python 3.11 or newer is needed)) web/build/tasks.py $@
