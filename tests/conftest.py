"""Hypothesis profiles: small inside Pyodide, where the same suite runs a second time."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

_QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

settings.register_profile("default", deadline=None, max_examples=100, suppress_health_check=_QUIET)
settings.register_profile("pyodide", deadline=None, max_examples=15, database=None, suppress_health_check=_QUIET)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
